import { loadPatterns } from '../../data/load-patterns.js'
import type { Limit } from '../units/limits.js'
import { meaningOf, overlap } from '../units/meaning.js'
import type { Unit } from '../units/unit.js'
import { type Figure, figuresIn } from '../wording/figures.js'
import { pick } from '../templates/pick.js'
import { loadTemplates } from '../templates/templates.js'
import { acceptedFigures } from './ledger.js'
import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { isAsGood } from '../wording/sides.js'
import { isOfSize } from '../wording/amounts.js'
import type { Conversation } from './conversation.js'
import { type Talk, talkOf } from './talk.js'

const templates = loadTemplates(
  'limit',
  'yes',
  'tooMuch',
  'tooLittle',
  'tooLong',
  'tooShort',
  'tooLate',
  'tooEarly',
  'tooMany',
  'tooFew',
)

/** What has been, and what is only asked about, is no offer. */
const { noOffer } = loadPatterns('replies/no-offer', 'noOffer')

/** "Twenty-three" for 23,500, "two ten" for 2.05: how people shorten a sum. */
const scales = [1, 1000, 0.01, 100]
const isNear = (value: number, limit: number) => value / limit > 0.34 && value / limit < 3

/** The value of an offer in the measure of a limit; null if it is about something else. */
function valueFor(offer: Figure, limit: Limit): number | null {
  if (offer.kind !== limit.kind) return null
  if (offer.kind === 'clock') return Math.abs(offer.value - limit.value) <= widestClock ? offer.value : null
  if (offer.kind !== 'money') return isOfSize(offer.value, limit.value, widestTimes) ? offer.value : null
  const scale = scales.find((each) => isNear(offer.value * each, limit.value))
  return scale === undefined ? null : offer.value * scale
}
const widestClock = 6 * 60
const widestTimes = 20

interface Compared {
  limit: Limit
  value: number
}

const isWithin = ({ limit, value }: Compared) => isAsGood({ side: limit.side ?? 'least' }, value, limit.value)

/** The limit that a clause is about: of the same kind of figure, of several the one whose thing it names. */
function compared(talk: Talk, clause: string): Compared | null {
  // Numbers as they were said: "thirteen two" is no fifteen.
  const offers = figuresIn(talk.conversation.utterance.text)
  const matter = meaningOf(clause)
  const found = talk.units.limits.flatMap((limit) => {
    const value = offers.map((offer) => valueFor(offer, limit)).find((each) => each !== null)
    return value === undefined || value === null
      ? []
      : { limit, value, score: overlap(matter, limit.thing, talk.rarity) }
  })
  // Of two that are as near, the one that the offer breaks: a yes to it could not be taken back.
  const [best, next] = found.sort((a, b) => b.score - a.score || Number(isWithin(a)) - Number(isWithin(b)))
  if (!best) return null
  const isSure = !next || best.score > next.score || next.limit.place === best.limit.place
  return isSure || (best.limit.side !== null && !isWithin(best)) ? best : null
}

/** Yes to what is within a limit of the role, no to what is beyond it; the limit itself is not named. */
function limitReply(talk: Talk, clause: string): string | null {
  if (noOffer.test(clause)) return null
  const found = compared(talk, clause)
  if (!found) return null
  const { limit, value } = found
  if (limit.side === null && value !== limit.value) return null
  return isWithin(found) ? replyWithin(talk, found) : replyBeyond(talk, limit)
}

function replyWithin({ conversation }: Talk, { limit, value }: Compared): string | null {
  // A day or an hour is taken in the words of the calendar.
  if (limit.kind === 'clock' || limit.kind === 'date') return null
  if (acceptedFigures(conversation).includes(value)) return 'Yes, that stands.'
  return pick(templates.yes, conversation.slots, conversation.role.register, conversation.memory)
}

/** A rule of the prompt that may be said is the reason of a no. */
function replyBeyond({ conversation, units }: Talk, limit: Limit): string | null {
  const { role, memory, slots } = conversation
  const isRule = ({ place, text }: Unit) =>
    place === limit.place && figuresIn(text).some((each) => each.value === limit.value)
  const rule = limit.isHushed ? undefined : units.said.find(isRule)
  if (rule && !memory.isSaid(rule.text)) return /^(?:No|Not)\b/.test(rule.text) ? rule.text : `No. ${rule.text}`
  return pick(templates[beyond(limit)], slots, role.register, memory)
}

/** A negotiation with steps comes first. */
export const limitOutsideDealing = (talk: Talk, clause: string) =>
  talk.conversation.role.dealings.length > 0 ? null : limitReply(talk, clause)

const notOffered: ReadonlySet<DialogueAct> = new Set<DialogueAct>(['goodbye', 'asks-time', 'greeting', 'story', 'long'])

/** The same for a turn that no other rule of negotiation has answered. */
export function offerWithinLimit(conversation: Conversation): string | null {
  const { act, text, questions } = conversation.utterance
  const asksOther = questions.some((question) => noOffer.test(question))
  return notOffered.has(act) || asksOther ? null : limitReply(talkOf(conversation), text)
}

function beyond({ kind, side }: Limit): Exclude<keyof typeof templates, 'yes'> {
  const isMost = side === 'most'
  if (kind === 'money' || kind === 'share') return isMost ? 'tooMuch' : 'tooLittle'
  if (kind === 'span') return isMost ? 'tooLong' : 'tooShort'
  if (kind === 'clock' || kind === 'date') return isMost ? 'tooLate' : 'tooEarly'
  return isMost ? 'tooMany' : 'tooFew'
}
