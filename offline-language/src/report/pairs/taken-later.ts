import { weekdayPattern } from '../../language/tokens/calendar.js'
import { movePatterns } from '../moves/patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { pairPatterns } from '../select/pair-patterns.js'
import type { Proposal } from './proposed.js'
import type { Taking } from './taking.js'
import { timesIn } from '../phrase/time-phrase.js'

const { accepts, yes } = movePatterns
const { strongly, busy } = pairPatterns

/** "Good idea. Wednesday afternoon?" */
export const asksAnother = ({ pieces }: SpokenTurn): boolean => {
  const last = pieces.at(-1)?.text ?? ''
  return last.endsWith('?') && timesIn(last).length > 0
}

/** "Tomorrow evening", after "all right, when?"; "I'll do it tonight", after "would you?" */
export function withTimeAfter(taken: Taking, after: SpokenTurn | undefined, { sentence }: Proposal): Taking {
  const first = after?.role === sentence.role ? after.pieces.slice(0, 2) : []
  const said = first.find(({ text }, step) => (step === 0 && taken.isAskingWhen) || confirms.test(text))
  const time = said && !said.text.endsWith('?') ? timesIn(said.text)[0] : undefined
  return said && time && (taken.time === null || confirms.test(said.text))
    ? { ...taken, time, pieces: [...taken.pieces, said] }
    : taken
}

const confirms = /^(?:\w+[,.] )?I will do (?:it|that)\b/i

/** "Thursday morning works", after "Wednesday I'm at the dentist, Thursday morning?": the last time that both name. */
export function movedTo(next: SpokenTurn, later: readonly SpokenTurn[], isTaken: boolean): Taking | null {
  const isCounter = next.pieces.some(({ text }) => timesIn(text).length > 0 && (text.endsWith('?') || busy.test(text)))
  if (!isCounter || next.pieces.some(({ text }) => saysNoToAll.test(text))) return null
  let last = timedPiece(next)
  for (const turn of later) {
    const [first] = turn.pieces
    if (first && last && (isSettled(turn, first, last) || (isYes(first) && !asksAnother(turn)))) {
      const own = timesIn(first.text)[0] ?? timesIn(last.text).at(-1)
      return { pieces: [last, first], time: own ?? null, isConditional: false, isMoved: !isTaken }
    }
    const named = timedPiece(turn)
    if (!named) return null
    last = named
  }
  return null
}

const isYes = ({ text }: Piece): boolean =>
  !text.endsWith('?') && !busy.test(text) && (accepts.test(text) || yes.test(text))

const isSettled = (turn: SpokenTurn, first: Piece, last: Piece): boolean =>
  !first.text.endsWith('?') &&
  (suits.test(first.text) || (isSameDay(first, last) && !busy.test(first.text) && !asksAnother(turn)))

/** "Monday's fine. Could you do Thursday, too?": what is asked after it is another matter. */
const suits = /^(?:\S+ ){1,4}(?:is (?:fine|good|okay|great|perfect|all right)|works|suits me)[.,!]/i

/** "The sixth, half past nine.", after "the sixth in the morning?" */
function isSameDay(answer: Piece, asked: Piece): boolean {
  const days = ({ text }: Piece) => [...text.matchAll(day)].map(([found]) => found.toLowerCase())
  const own = days(answer)
  return (
    answer.text.split(' ').length <= longestAnswer && own.length > 0 && own.every((one) => days(asked).includes(one))
  )
}

const longestAnswer = 6
const day = new RegExp(
  `\\b(?:${weekdayPattern}|tomorrow|the \\d{1,2}(?:st|nd|rd|th)|the (?:[\\p{L}]+-)?[\\p{L}]+(?:th|first|second|third))\\b`,
  'giu',
)

const saysNoToAll = /^no\b/i
const timedPiece = ({ pieces }: SpokenTurn): Piece | undefined =>
  pieces.findLast(({ text }) => timesIn(text).length > 0 && !(busy.test(text) && !text.endsWith('?')))

/** "Fine. Do it.", after "what does that cost?" and its answer. */
export function takenLater(next: SpokenTurn, later: readonly SpokenTurn[], { sentence }: Proposal): Taking | null {
  if (!next.pieces.some(({ text }) => text.endsWith('?'))) return null
  for (const { role, pieces } of later) {
    const place = role === sentence.role ? -1 : pieces.slice(0, 2).findIndex(({ text }) => strongly.test(text))
    if (place >= 0) return { pieces: pieces.slice(0, place + 1), time: null, isConditional: false }
  }
  return null
}
