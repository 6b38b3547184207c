import { loadPatterns } from '../../data/load-patterns.js'
import { other } from '../../language/names/party.js'
import type { Moves } from '../moves/read-moves.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { timesIn } from '../phrase/time-phrase.js'
import { isEmpty, isQuestion } from '../select/said.js'
import type { Act } from './act.js'
import { actPatterns } from './act-patterns.js'

const { takes, declines } = actPatterns
const { hour, suits, asksFact, turnsDown } = loadPatterns('appointments', 'hour', 'suits', 'asksFact', 'turnsDown')
const longestChain = 5

const namesTime = ({ text }: Piece): boolean => timesIn(text).length > 0 || hour.test(text)

/** "Saturday at seven?", "Seven's brutal. Eight?", "Eight, fine.": the time that both agree on in steps. */
export function appointmentActs({ turns }: Moves): Act[] {
  const found: Act[] = []
  let from = 0
  while (from < turns.length) {
    const last = asksTime(turns[from]!) ? endOf(turns, from) : null
    if (last !== null) found.push(actOf(turns, from, last))
    from = last ?? from + 1
  }
  return found
}

const asksTime = ({ pieces }: SpokenTurn): boolean => {
  const asked = pieces.slice(pieces.findLastIndex((piece) => !isQuestion(piece)) + 1)
  const [timed] = asked.slice(-2).filter(namesTime)
  // "Were you there on Monday?" and "is the shop open on Monday?" ask for no date.
  return timed !== undefined && !asked.some(({ text }) => asksFact.test(text))
}

/** "The eleventh, then? First thing in the morning?" */
function askedIn({ pieces }: SpokenTurn): Piece[] {
  const asked = pieces.slice(pieces.findLastIndex((piece) => !isQuestion(piece)) + 1).slice(-2)
  return asked.length === 2 && namesTime(asked[0]!) ? asked : asked.slice(-1)
}

/** The place of the turn that takes the time; null if none does. */
function endOf(turns: readonly SpokenTurn[], from: number): number | null {
  let taken: number | null = null
  for (let at = from + 1; at <= from + longestChain && at < turns.length; at++) {
    const turn = turns[at]!
    if (turn.role === turns[at - 1]!.role) return taken
    const [first] = turn.pieces
    if (!first) return taken
    const isAgain = asksTime(turn)
    if (accepts(turn)) taken = at
    if (!isAgain) return accepts(turn) ? at : taken
  }
  return taken
}

const accepts = ({ pieces: [first] }: SpokenTurn): boolean =>
  first !== undefined &&
  !isQuestion(first) &&
  !declines.test(first.text) &&
  !turnsDown.test(first.text) &&
  ((takes.test(first.text) && !ownPlan.test(first.text)) || (namesTime(first) && suits.test(first.text)))

/** "I could fit it on the tenth.", whose time the other turns down before the next one is asked for. */
function offeredBefore(turns: readonly SpokenTurn[], from: number): Piece[] {
  const [offer, answer] = [turns[from - 2], turns[from - 1]]
  if (!offer || !answer || offer.role !== turns[from]!.role || answer.role === offer.role) return []
  const piece = offer.pieces.findLast(({ text }) => actPatterns.offer.test(text) && timesIn(text).length > 0)
  return piece ? [piece, ...answer.pieces.slice(0, 1)] : []
}

/** "I'll get a taxi." answers no time. */
const ownPlan = /^(?:I|we) (?:will|can|could) (?!be (?:there|here)|come|do|make|manage|take)\p{L}+/iu

function actOf(turns: readonly SpokenTurn[], from: number, last: number): Act {
  const { pieces } = turns[last]!
  const end = pieces.findIndex((piece) => !isEmpty(piece) && !namesTime(piece))
  const said = pieces.slice(0, end < 0 ? pieces.length : Math.max(1, end)).filter((piece) => !isQuestion(piece))
  const asked = [
    ...offeredBefore(turns, from),
    ...turns.slice(from, last).flatMap((turn, step) => (step === 0 ? askedIn(turn) : turn.pieces)),
  ]
  const { text, role: asker } = asked[0]!
  const isOfOther = actPatterns.request.test(text) || asksToHave.test(text) || actPatterns.delivery.test(said[0]!.text)
  const owner = isOfOther ? other(asker) : asker
  return { core: said[0]!, at: last, owner, form: null, answer: said.slice(1), lead: asked }
}

/** "Could we have two references by Friday?" */
const asksToHave = /\b(?:can|could|may) (?:I|we) (?:please )?(?:have|get|see)\b/i
