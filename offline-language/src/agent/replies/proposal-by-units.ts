import { conflicts } from '../units/conflict.js'
import { coverage, meaningOf, overlap } from '../units/meaning.js'
import type { Bargain, Unit } from '../units/unit.js'
import { amountsIn } from '../wording/amounts.js'
import { otherDate } from './other-date.js'
import { askedIn } from './asked.js'
import { limitOutsideDealing } from './limit-reply.js'
import { priceReply } from './price.js'
import { exceptionTo, isOfTime, refusalOf, refusalWords } from './refusal-by-units.js'
import { bargainReply } from './bargain-reply.js'
import { takesSum } from './least-sum.js'
import { proposedTime } from './proposal.js'
import { openTerms } from './open-terms.js'
import { pick } from '../templates/pick.js'
import { accordTemplates } from '../templates/templates.js'
import { openParts } from './open-parts.js'
import { asksForHelp, matterOf, nearest, type Talk } from './talk.js'
import { withYes } from './wording.js'

const leastOfBargain = 0.34
const leastNamed = 0.9
const leastOfAcceptance = 0.5
const leastShared = 0.9
const leastOfWish = 0.6
const leastOfNamedWish = 0.8
const notOpen = /\b(?:no|not|never|to know|less|lower|without)\b/i
const leastOfObjection = 0.5

interface Found {
  bargain: Bargain
  score: number
}

/** The conditional yes that a proposal asks for, by what it gives or by its condition. */
function bargainOf(matter: ReadonlySet<string>, talk: Talk, clause: string): Bargain | null {
  const best = talk.units.bargains
    .filter((bargain) => !bargain.isSilent || openParts(bargain, talk).length === 0)
    .map((bargain): Found => {
      const parts = bargain.parts.map(({ stems }) => coverage(stems, matter, talk.rarity))
      const isHelp = bargain.parts.some((part) => part.asksHelp) && asksForHelp.test(clause) ? 1 : 0
      const named = overlap(matter, bargain.stems, talk.rarity) >= leastNamed ? coverage(matter, bargain.stems) : 0
      return { bargain, score: Math.max(isHelp, named, coverage(bargain.stems, matter, talk.rarity), ...parts) }
    })
    .sort((a, b) => b.score - a.score)[0]
  const isUnasked =
    best &&
    takesSum.test(best.bargain.yes) &&
    amountsIn(clause).length === 0 &&
    openParts(best.bargain, talk).length > 0
  return best && best.score >= leastOfBargain && !isUnasked ? best.bargain : null
}

/** The answer to a proposal or request by what the prompt refuses, promises, accepts or costs; null if it says nothing. */
export function proposalReply(talk: Talk, clause: string): string | null {
  const matter = matterOf(talk, clause)
  const own = meaningOf(clause)
  const allowed = refusalOf(own, clause, talk) ? null : acceptanceOf(own, clause, talk)
  if (allowed?.kind === 'acceptance' && !isOfTime(talk, clause)) return `Yes, ${withYes(allowed.text)}`
  const refused = refusalOf(matter, clause, talk)
  if (refused) return exceptionTo(refused, talk) ?? refusalWords(refused, talk)
  const other = otherDate(talk, clause)
  if (other) return other
  const bargain = bargainOf(matter, talk, clause)
  if (bargain) return bargainReply(bargain, talk)
  if (isOfTime(talk, clause)) return null
  const accepted = acceptanceOf(matter, clause, talk) ?? allowed
  if (accepted) return yesTo(accepted, talk)
  return priceReply(talk, clause) ?? limitOutsideDealing(talk, clause) ?? objection(matter, talk)
}

/** Yes to what the role accepts, gladly to what it wants itself. */
function yesTo({ kind, text }: Unit, { conversation: { memory } }: Talk): string {
  if (kind !== 'wish') return `Yes, ${withYes(text)}`
  return memory.isSaid(text) ? 'Yes, gladly.' : `Yes, gladly. ${text}`
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
        (kind === 'acceptance' ||
          coverage(stems, matter, talk.rarity) >= leastOfWish ||
          (coverage(matter, stems) >= leastOfNamedWish && !notOpen.test(text))),
    ) ?? null
  )
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
      const refused = clause.includes('?') || text === own ? refusalOf(matter, clause, talk) : null
      if (refused) return refusalWords(refused, talk)
      const bargain = bargainOf(matter, talk, clause)
      if (bargain) return bargainReply(bargain, talk)
    }
    const priced = priceReply(talk, text, true)
    if (priced) return priced
  }
  return agreedLate(talk)
}

/** Who has talked for a while and has nothing against a proposal says yes to it. */
function agreedLate({ conversation, userTexts, text }: Talk): string | null {
  // "Eight o'clock? Would that work?" is answered by the calendar.
  if (proposedTime(text) !== null && /\?.*\?/.test(text)) return null
  const { role, memory, slots } = conversation
  if (userTexts.length < enoughTurns || role.dealings.length > 0 || openTerms(conversation).length > 0) return null
  return pick(accordTemplates.settled, slots, role.register, memory)
}
const enoughTurns = 4
