import { loadPatterns } from '../../data/load-patterns.js'
import { weekdayPattern } from '../../language/tokens/calendar.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { saysFinalNo } from '../moves/open-ends.js'
import type { Conversation, Turn } from '../read/conversation.js'
import { figuresIn } from './figures-in.js'
import { settlementPatterns } from './settlement-patterns.js'

const { declines, asksOffer, offers, undertakes } = settlementPatterns
const { suggests, saysNo, counters, raises, asksTime, withdraws, rethinks, turnsDown } = loadPatterns(
  'declined',
  'suggests',
  'saysNo',
  'counters',
  'raises',
  'asksTime',
  'withdraws',
  'rethinks',
  'turnsDown',
)

const laterTurns = 5
/** "Too long. It'll be over five by then." */
const isTooMuch =
  /^(?:(?:no|that is|it is|that would be|well),? )?(?:far |much |way )?too (?:long|late|early|far|slow|expensive|dear|much)\b/i

/** Whether an offer is not the last one: the other speaker refuses it or wants another, or its own speaker names more. */
export function isDeclined(sentence: Sentence, conversation: Conversation): boolean {
  const { turns } = conversation
  const at = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
  const [before, turn] = [turns[at - 1], turns[at]]
  if (!turn) return false
  const isOffer = offers.test(sentence.text) || suggests.test(sentence.text) || isTimeAsked(turn, before)
  if (turns[at + 1]?.role !== turn.role && isTooMuch.test(turns[at + 1]?.text ?? '')) return true
  if (!(isOffer || undertakes.test(sentence.text))) return false
  return (
    isWithdrawn(turns.slice(at + 1, at + 3)) ||
    (isOffer && isRaised(turn, turns.slice(at + 1, at + 1 + laterTurns))) ||
    (isRefused(turn, turns[at + 1], isOffer) && isMeant(sentence, turn, conversation))
  )
}

/** Whether what was offered is taken back, or more is offered later. */
export function isTakenBack(sentence: Sentence, { turns }: Conversation): boolean {
  const at = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
  const turn = turns[at]
  if (!turn) return false
  return isWithdrawn(turns.slice(at + 1, at + 3)) || isRaised(turn, turns.slice(at + 1, at + 1 + laterTurns))
}

/** "Leave the kitchen", right after "I will pack the kitchen"; or one turn later, "oh wait, I did that already". */
function isWithdrawn([next, later]: readonly Turn[]): boolean {
  const isRethought = later !== undefined && rethinks.test(later.text) && withdraws.test(later.text)
  return (next !== undefined && withdraws.test(next.text)) || isRethought
}

/** "Can you use cheaper pads?", before "there are some, but I would not". */
export function isTurnedDown({ turns: [index], role }: Sentence, { turns }: Conversation): boolean {
  const next = turns[turns.findIndex((turn) => turn.index === index) + 1]
  if (next === undefined || next.role === role) return false
  return turnsDown.test(next.text) || otherwiseEngaged.test(next.text) || saysFinalNo.test(next.text)
}

/** "Saturdays we've got gigs", after "could you rehearse on Saturdays?" */
const otherwiseEngaged = new RegExp(`^(?:on )?(?:${weekdayPattern})s?,? (?:I|we) (?:have|am|are|work|play)\\b`, 'i')

/** "You have to open the windows", before "I do open the windows". */
export function isDoneAlready(verb: string, { turns: [index], role }: Sentence, { turns }: Conversation): boolean {
  const next = turns[turns.findIndex((turn) => turn.index === index) + 1]
  const does = new RegExp(`^(?:but )?(?:I|we) (?:do|did|already|have already) ${verb}\\b`, 'i')
  return next !== undefined && next.role !== role && does.test(next.text)
}

const isTimeAsked = ({ role }: Turn, before: Turn | undefined): boolean =>
  before !== undefined && before.role !== role && asksTime.test(before.text)

function isRefused(turn: Turn, next: Turn | undefined, isOffer: boolean): boolean {
  if (!next || next.role === turn.role) return false
  return declines.test(next.text) || (isOffer && saysNo.test(next.text)) || isCountered(turn, next)
}

/** "I'll send you the form. Did you call them?": the no is to the question. */
function isMeant(sentence: Sentence, turn: Turn, { sentences }: Conversation): boolean {
  const last = sentences.findLast(({ turns: [index] }) => index === turn.index)
  return !last || last === sentence || !isAsked(last) || asksOffer.test(last.text) === isAsked(sentence)
}

/** "Could you do Tuesday?", "seven weeks is better", after another day or time. */
function isCountered({ text }: Turn, next: Turn): boolean {
  const own = figuresIn(text)
  if (own.length > 0 && bids.test(next.text)) return true
  const other = figuresIn(counters.exec(next.text)?.[0] ?? '')
  return own.length > 0 && other.length > 0 && !other.some((one) => own.includes(one))
}

/** "Make it fifty": a number alone. */
const bids =
  /\b(?:(?:make|call) (?:it|that)|I would say) (?:an? )?(?:half|thousand|\d+|hundred|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b/i

/** "I could do four hundred", after "I could refund three hundred". */
function isRaised({ text, role }: Turn, later: readonly Turn[]): boolean {
  if (figuresIn(text).length === 0) return false
  return later.some((turn) => {
    const raised = turn.role === role ? raises.exec(turn.text)?.groups?.['to'] : undefined
    return raised !== undefined && !text.toLowerCase().includes(raised.toLowerCase())
  })
}
