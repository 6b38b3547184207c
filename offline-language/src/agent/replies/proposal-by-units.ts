import { conflicts } from '../units/conflict.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Bargain, Unit } from '../units/unit.js'
import { proposedTime } from './proposal.js'
import { amountsIn } from '../wording/amounts.js'
import { askedIn } from './asked.js'
import { priceReply } from './price.js'
import { matterOf, nearest, openParts, type Talk } from './talk.js'
import { withYes } from './wording.js'

const leastOfRefusal = 0.55
const leastOfBargain = 0.34
const leastOfAcceptance = 0.5
const leastShared = 0.9
const leastOfWish = 0.6
const leastOfObjection = 0.5
/** What a refusal says beside what it refuses. */
const beside =
  /\b(?:because|since|as (?=you|your|i|my)|so that|under any circumstances|out of the question|for now|at all)\b.*$/i
const negated = /\b(?:without|no|not|instead of|except)\b/i

/** What is refused, without its reason. */
const refusedIn = ({ text }: Unit) =>
  new Set(
    [...meaningOf(text.replace(beside, ''))].filter(
      (stem) => !/^(?:refus|never|possibl|agre|accept|allow|talk)$/.test(stem),
    ),
  )

function refusalOf(matter: ReadonlySet<string>, clause: string, talk: Talk): Unit | null {
  if (negated.test(clause)) return null
  const found = talk.units.said
    .filter(({ kind, text }) => kind === 'refusal' && !conflicts(clause, text))
    .map((unit) => ({ unit, share: coverage(refusedIn(unit), matter, talk.rarity) }))
    .sort((a, b) => b.share - a.share)[0]
  return found && found.share >= leastOfRefusal ? found.unit : null
}

/** A day or an hour is checked against the role's times. */
export function isOfTime({ conversation }: Talk, clause: string): boolean {
  return conversation.role.slots.length > 0 && (proposedTime(clause) !== null || weekday.test(clause))
}

const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

interface Found {
  bargain: Bargain
  score: number
}

/** The conditional yes that a proposal asks for, by what it gives or by its condition. */
function bargainOf(matter: ReadonlySet<string>, talk: Talk): Bargain | null {
  const best = talk.units.bargains
    .map((bargain): Found => {
      const parts = bargain.parts.map(({ stems }) => coverage(stems, matter, talk.rarity))
      return { bargain, score: Math.max(coverage(bargain.stems, matter, talk.rarity), ...parts) }
    })
    .sort((a, b) => b.score - a.score)[0]
  return best && best.score >= leastOfBargain ? best.bargain : null
}

/** The answer to a proposal or request by what the prompt refuses, promises, accepts or costs; null if it says nothing. */
export function proposalReply(talk: Talk, clause: string): string | null {
  const matter = matterOf(talk, clause)
  const refused = refusalOf(matter, clause, talk)
  if (refused) return `No, ${withYes(refused.text)}`
  const bargain = bargainOf(matter, talk)
  if (bargain) return bargainReply(bargain, talk)
  if (isOfTime(talk, clause)) return null
  const accepted = acceptanceOf(matter, clause, talk)
  if (accepted) return `Yes, ${withYes(accepted.text)}`
  return priceReply(talk, clause) ?? objection(matter, talk)
}

/** What the role has against a matter, if it is no refusal. */
function objection(matter: ReadonlySet<string>, talk: Talk): string | null {
  const { memory } = talk.conversation
  const found = nearest(talk, matter).find(
    ({ unit, score }) => unit.kind === 'stance' && score >= leastOfObjection && !memory.isSaid(unit.text),
  )
  return found?.unit.text ?? null
}

function acceptanceOf(matter: ReadonlySet<string>, clause: string, talk: Talk): Unit | null {
  const accepting = talk.units.said.filter(({ kind }) => kind === 'acceptance' || kind === 'wish')
  return (
    accepting.find(
      ({ stems, text, kind }) =>
        !conflicts(clause, text) &&
        coverage(matter, stems, talk.rarity) >= leastOfAcceptance &&
        overlap(matter, stems, talk.rarity) >= leastShared &&
        (kind === 'acceptance' || coverage(stems, matter, talk.rarity) >= leastOfWish),
    ) ?? null
  )
}

/** Yes, or what is still missing. */
export function bargainReply(bargain: Bargain, talk: Talk): string | null {
  const { memory } = talk.conversation
  const open = openParts(bargain, talk)
  const yes = promiseOf(bargain)
  if (open.length === 0)
    return memory.holds(yes)
      ? `Yes, as I said: ${yes}.`
      : [`Yes. Then ${yes}.`, besides(bargain, talk)].join(' ').trim()
  const missing = open.map(({ text }) => text).join(' and ')
  const isTold = memory.holds(missing)
  if (open.length < bargain.parts.length && !isTold) return `Nearly. What is missing is this: only if ${missing}.`
  return isTold ? `Not yet. You know what I need for that.` : bargain.text
}

/** What the same sentence of the prompt refuses. */
function besides({ place }: Bargain, { units, conversation }: Talk): string {
  const refused = units.said.find((unit) => unit.kind === 'refusal' && unit.place === place)
  return refused && !conversation.memory.isSaid(refused.text) ? `But ${withYes(refused.text)}` : ''
}

/** "I would allow a trial" as a promise: "I will allow a trial". */
export function promiseOf({ yes }: Bargain): string {
  return yes
    .replace(/^I (?:would|could|may|might)\b/, 'I will')
    .replace(/^(?:The|My|A|An|It)\b/, (word) => word.toLowerCase())
}

const asksOnly = (clause: string) =>
  askedIn(clause).some(({ act }) => act === 'asks-yes' || act === 'worry') && amountsIn(clause).length === 0

/** "Is that a yes?" asks about the last proposal that is open. */
export function yesReply(talk: Talk): string | null {
  const own = talk.text
    .split(/(?<=[.!?]) /)
    .filter((clause) => !asksOnly(clause))
    .join(' ')
  const texts = meaningOf(own).size > 1 ? [own] : talk.userTexts.slice(-4, -1).toReversed()
  for (const text of texts) {
    const sentences = text.split(/(?<=[.!?]) /)
    for (const clause of sentences) {
      const matter = meaningOf(clause)
      if (matter.size === 0) continue
      const refused = clause.includes('?') ? refusalOf(matter, clause, talk) : null
      if (refused) return `No, ${withYes(refused.text)}`
      const bargain = bargainOf(matter, talk)
      if (bargain) return bargainReply(bargain, talk)
    }
    const priced = priceReply(talk, text, true)
    if (priced) return priced
  }
  return null
}
