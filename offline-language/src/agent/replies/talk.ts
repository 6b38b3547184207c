import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Conversation } from './conversation.js'
import { conceptsIn } from '../wording/concepts.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Unit, Units } from '../units/unit.js'
import { withDigits } from '../wording/number-words.js'
import { type Asked, askedIn } from './asked.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { withoutEcho } from './without-echo.js'

/** What the replies by units need: the prompt's units and all that was said. */
export interface Talk {
  conversation: Conversation
  units: Units
  /** The person's turn, numbers in digits. */
  text: string
  asked: Asked[]
  /** All of the person's turns, the last included. */
  userTexts: string[]
  /** For each of them, whether it asks how the role is or what worries it. */
  moods: string[][]
  rarity: (stem: string) => number
}

export function talkOf(conversation: Conversation): Talk {
  const talk = known.get(conversation) ?? readTalk(conversation)
  known.set(conversation, talk)
  return talk
}
/** Several parts of one reply read it. */
const known = new WeakMap<Conversation, Talk>()

function readTalk(conversation: Conversation): Talk {
  const { units } = conversation.role
  const userTexts = conversation.userTexts.map((text) => withDigits(cleanUtterance(text)))
  const text = userTexts.at(-1) ?? ''
  const moods = userTexts.map((each) => askedIn(each).map(({ act }) => act))
  const asked = askedIn(withoutEcho(text, conversation.memory.agentTurns.at(-1) ?? ''))
  return { conversation, units, text, asked, userTexts, moods, rarity: rarityIn(units) }
}

/** A word of one unit says which unit is meant; a word of five does not. */
function rarityIn({ said, bargains }: Units): (stem: string) => number {
  const all = [...said, ...bargains].map(({ stems }) => stems)
  return (stem) => {
    const count = all.filter((stems) => stems.has(stem)).length
    return count <= 1 ? 1 : 1 / Math.sqrt(count)
  }
}

const pointing = /\b(?:it|that|this|them|they|there|one|he|she|him|her|those|these)\b/i
const fewOwnWords = 2

/** What a clause is about, with the turn before for "it". */
export function matterOf({ userTexts, conversation }: Talk, clause: string): Set<string> {
  const own = meaningOf(clause)
  if (own.size > fewOwnWords || !pointing.test(clause)) return own
  const before = `${userTexts.at(-1)?.replace(clause, '') ?? ''} ${userTexts.at(-2) ?? ''}`
  return new Set([...own, ...meaningOf(before), ...meaningOf(conversation.memory.agentTurns.at(-1) ?? '')])
}

/** The units nearest to a matter, best first, with what they share and how much of the matter that is. */
export function nearest(talk: Talk, matter: ReadonlySet<string>, clause = ''): Near[] {
  const named = clause ? conceptsIn(clause) : new Set<string>()
  return talk.units.said
    .map((unit) => {
      const bonus = bonusOfConcept(unit, named) + bonusOfTopic(unit, matter)
      return {
        unit,
        score: overlap(matter, unit.stems, talk.rarity) + bonus,
        share: Math.min(1, coverage(matter, unit.stems, talk.rarity) + bonus / 2),
      }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.unit.stems.size - b.unit.stems.size)
}

export interface Near {
  unit: Unit
  score: number
  share: number
}
const conceptBonus = 0.8

const topicBonus = 1

/** More for a value whose label the clause names: "Pay: 13.20 an hour" for "What do you pay?" */
function bonusOfTopic({ topic }: Unit, matter: ReadonlySet<string>): number {
  return topic && overlap(meaningOf(topic), matter) > 0 ? topicBonus : 0
}

/** More for a unit that speaks of one of these concepts in other words. */
export function bonusOfConcept({ text }: Unit, named: ReadonlySet<string>): number {
  return named.size > 0 && [...conceptsIn(text)].some((name) => named.has(name)) ? conceptBonus : 0
}

/** "What can we do about it?", "Is there anything else?" */
export const asksForHelp = anyOf(loadPatterns('replies/asks-for-help', 'whatCan', 'whatNow', 'solution', 'how'))
