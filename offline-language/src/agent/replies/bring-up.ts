import { nextGoalLine } from './goal-moves.js'
import { turnsBeforeEnd } from './goals-in-place.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Unit, UnitKind } from '../units/unit.js'
import { wishedThing } from '../wording/wished-thing.js'
import { ofOccasion } from '../wording/occasion.js'
import type { Talk } from './talk.js'

const weights: Readonly<Record<UnitKind, number>> = { stance: 1, wish: 0.9, fact: 0.3, refusal: 0.2, acceptance: 0 }
/** Who the role is, and what the person wants, is nothing new to the person. */
const known =
  /^I am (?:\p{Lu}|an? )|^I (?:have )?asked (?:to|for) |^Today I|^You\b|^.{0,40}\b(?:wants?|asks?) (?:me to|to talk|from me)\b/u

/** What the role has on its mind and has not said yet: what fits the turn first. */
export function bringUp(talk: Talk, isNeeded = false): string | null {
  const { conversation, units, text, rarity } = talk
  const { memory, openGoals } = conversation
  const isOwn = openGoals.some(({ isGeneral }) => !isGeneral)
  const line = isOwn ? nextGoalLine(conversation) : null
  const matter = meaningOf(text)
  const heard = meaningOf(talk.userTexts.join(' '))
  const guarded = new Set(conversation.role.facts.flatMap((fact) => (fact.isGuarded && !fact.isAside ? fact.text : [])))
  const late = openGoals.flatMap(({ isLate: isOfEnd, wants }) => (isOfEnd && wants ? wants.text : []))
  const isLate = (said: string) => talk.userTexts.length < turnsBeforeEnd && late.some((what) => said.includes(what))
  const rank = (unit: Unit) => weights[unit.kind] + overlap(matter, unit.stems, rarity)
  const [best] = units.said
    .filter(
      ({ text: said, kind, stems: unitStems, topic }) =>
        kind !== 'acceptance' &&
        topic === undefined &&
        !(isOwn && asksToKnow.test(said)) &&
        !(kind === 'wish' && isLate(said)) &&
        !known.test(said) &&
        !ofOccasion.test(said) &&
        !guarded.has(said) &&
        coverage(unitStems, heard) < echo &&
        !memory.isSaid(said) &&
        !isPartSaid(said, memory.agentTurns),
    )
    .sort((a, b) => rank(b) - rank(a) || a.place - b.place)
  if (best && !isNeeded && talk.asked.length === 0 && rank(best) < leastUnasked) return line
  // A fact that nobody has asked for waits.
  if (line && (!best || best.kind === 'fact' || rank(best) < leastToLead)) return line
  return best?.text ?? line
}
/** A goal asks it as a question. */
const asksToKnow = /^I (?:also )?want to (?:know|hear|find out)\b/
const leastToLead = 1.4
/** After a statement, a fact is brought up only if it has to do with it. */
const leastUnasked = 0.6
/** What the person has said by themselves is nothing new to them. */
const echo = 0.6

/** The words of a unit may have been said as part of another sentence. */
function isPartSaid(text: string, agentTurns: readonly string[]): boolean {
  const words = wishedThing(text).replace(/^(?:i|the|my|an?|your?) /, '')
  return agentTurns.some((turn) => turn.toLowerCase().includes(words))
}
