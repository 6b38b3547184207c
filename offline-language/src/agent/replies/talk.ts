import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Conversation } from './conversation.js'
import { conceptsIn } from '../wording/concepts.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Bargain, BargainPart, Unit, Units } from '../units/unit.js'
import { withDigits } from '../wording/number-words.js'
import { type Asked, askedIn } from './asked.js'

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
  const { units } = conversation.role
  const userTexts = conversation.userTexts.map((text) => withDigits(cleanUtterance(text)))
  const text = userTexts.at(-1) ?? ''
  const moods = userTexts.map((each) => askedIn(each).map(({ act }) => act))
  return { conversation, units, text, asked: askedIn(text), userTexts, moods, rarity: rarityIn(units) }
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
      const isOfConcept = named.size > 0 && [...conceptsIn(unit.text)].some((name) => named.has(name))
      const bonus = isOfConcept ? conceptBonus : 0
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

const apology = /\b(?:sorry|apologi[sz]e|my mistake|my fault|forgive)\b/i
const rude = /\b(?:idiot|stupid|shut up|lazy|liar|always|never)\b/i
const denied = /\b(?:not|cannot|never|won't|can't|no longer)\b/i
const leastOfPart = 0.4
const leastOfDeed = 0.5
/** Who is named by "Jean" is meant by "the care home" of the sentence about her, too. */
const leastOfNamed = 1.1
const namesIn = (text: string) => text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? []
/** Who does it: "the parents' association finds". */
const subject = /^(?:the|a|an|your|my) (?:[\p{L}']+ ){1,3}?(?=\p{Ll}+s\b)/u

/** Whether the person's turns meet a part of a condition. */
function isMet(part: BargainPart, { userTexts, rarity, units }: Talk): boolean {
  if (part.isManner && !part.isApology) return !userTexts.some((text) => rude.test(text))
  if (part.isApology) return userTexts.some((text) => apology.test(text))
  if (part.stems.size === 0) return true
  return userTexts.some((text) =>
    text.split(/(?<=[.!?]) /).some((sentence) => {
      const said = meaningOf(sentence)
      const named =
        part.text
          .split(/\bor\b|\blike\b|\bsuch as\b/)
          .some((way) => coverage(restOf(meaningOf(way), part), said, rarity) >= leastOfPart) ||
        coverage(restOf(meaningOf(part.text.replace(subject, '')), part), said, rarity) >= leastOfDeed ||
        units.said.some(
          (unit) =>
            namesIn(part.text).some((name) => unit.text.includes(name)) &&
            overlap(unit.stems, said, rarity) >= leastOfNamed,
        )
      return (
        (named || coverage(part.stems, said, rarity) >= leastOfPart) &&
        !denied.test(sentence) &&
        isEnough(part, sentence)
      )
    }),
  )
}

const restOf = (stems: ReadonlySet<string>, { stems: own }: BargainPart) =>
  new Set([...stems].filter((stem) => own.has(stem)))

function isEnough({ least }: BargainPart, sentence: string): boolean {
  if (least === null) return true
  const numbers = [...withDigits(sentence).matchAll(/\d[\d,]*/g), ...wordsIn(sentence)].map(([found]) => valueOf(found))
  return numbers.length === 0 || numbers.some((value) => value >= least)
}
const small = 'zero one two three four five six seven eight nine ten'.split(' ')
const wordsIn = (text: string) => text.toLowerCase().matchAll(new RegExp(`\\b(?:${small.join('|')})\\b`, 'g'))
const valueOf = (text: string) => (small.includes(text) ? small.indexOf(text) : Number(text.replace(/,/g, '')))

/** The parts of a condition that the person has not met yet. */
export function openParts(bargain: Bargain, talk: Talk): BargainPart[] {
  return bargain.parts.filter((part) => !isMet(part, talk))
}
