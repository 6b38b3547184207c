import { conflicts } from '../units/conflict.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Unit } from '../units/unit.js'
import { amountsIn, isComparable } from '../wording/amounts.js'
import { bargainReply } from './bargain-reply.js'
import { openParts } from './open-parts.js'
import { isOutOfReach } from './out-of-reach.js'
import { proposedTime } from './proposal.js'
import type { Talk } from './talk.js'
import { withYes } from './wording.js'

const leastOfRefusal = 0.55
/** "Two or more tablets at once", if one is offered. */
const several = /\b(?:\p{L}+ or more|more than (?:one|a)|several|both)\b/iu
const single = /\b(?:(?:just|only) (?:one|a)|one at a time|a single)\b/i
/** What a refusal says beside what it refuses. */
const beside =
  /\b(?:because|since|as (?=you|your|i|my)|so that|instead of|rather than|under any circumstances|out of the question|for now|at all)\b.*$/i
const negated = /\b(?:without|no|not|instead of|except)\b/i

/** What is refused, without its reason. */
const refusedIn = ({ text }: Unit) =>
  new Set(
    [...meaningOf(text.replace(beside, ''))].filter(
      (stem) => !/^(?:cannot|refus|never|possibl|agre|accept|allow|talk|promis|will|prepar|ready)$/.test(stem),
    ),
  )

export function refusalOf(matter: ReadonlySet<string>, clause: string, talk: Talk): Unit | null {
  if (negated.test(clause.replace(/\byes or no\b|^no\b/gi, ''))) return null
  const found = talk.units.said
    .filter(({ kind, text }) => kind === 'refusal' && !conflicts(clause, text))
    .filter(({ text }) => !(several.test(text) && single.test(clause)))
    .filter(({ text }) => !isOutOfReach(text, talk.text))
    // The role's times say which other day is possible.
    .filter(({ text }) => !(weekday.test(text) && isOfTime(talk, clause)))
    .map((unit) => ({ unit, share: coverage(refusedIn(unit), matter, talk.rarity) }))
    .sort((a, b) => b.share - a.share)[0]
  return found && found.share >= leastOfRefusal ? found.unit : null
}

/** The refusal, once with how far the role can go. */
export function refusalWords({ text }: Unit, { units, conversation: { memory } }: Talk): string {
  const amounts = amountsIn(text)
  const instead = units.onRequest.find(
    (unit) =>
      !memory.isSaid(unit.text) && amounts.some((each) => amountsIn(unit.text).some((own) => isComparable(own, each))),
  )
  return [`No, ${withYes(text)}`, instead?.text ?? ''].join(' ').trim()
}

/** "The fee is dropped if …" after "You cannot cancel the fee", once the person has named a part of it. */
export function exceptionTo({ place }: Unit, talk: Talk): string | null {
  const bargain = talk.units.bargains.find(
    (each) => each.place > place && each.place <= place + 2 && openParts(each, talk).length < each.parts.length,
  )
  return bargain ? bargainReply(bargain, talk) : null
}

/** A day or an hour is checked against the role's times. */
export function isOfTime({ conversation }: Talk, clause: string): boolean {
  return conversation.role.slots.length > 0 && (proposedTime(clause) !== null || weekday.test(clause))
}

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
