import { isSameFigure } from '../phrase/figures.js'
import { movePatterns } from './patterns.js'
import type { SpokenTurn } from './piece.js'

const { accepts, yes, no, doubts, proposes } = movePatterns
const firstPieces = 2
const shortCounter = 6

/** How a turn takes what was offered right before it: 2 for a plain yes, 1 for a mild one. */
export interface Answer {
  yes: 0 | 1 | 2
  isNo: boolean
  /** Whether it takes its time, or sets a condition. */
  isOpen: boolean
}

export function answerOf({ pieces }: SpokenTurn, isNegated = false): Answer {
  const first = pieces.slice(0, firstPieces)
  const taken = pieces.findIndex(({ text }, at) => at <= firstPieces && accepts.test(text) && !text.endsWith('?'))
  // "No, fair enough", after "you can not charge me for that".
  const isNo = first.some(({ text }) => no.test(text)) && !(isNegated && taken >= 0)
  const isOpen =
    (taken !== 0 && first.some(({ text }) => doubts.test(text))) ||
    pieces.some(({ text }) => doubtsIt.test(text)) ||
    first.some(({ text }) => onlyIf.test(text))
  return { yes: taken >= 0 ? 2 : first.some(({ text }) => yes.test(text)) ? 1 : 0, isNo, isOpen }
}

/** "The lift is good. But is it noisy?" */
const doubtsIt = /^but (?:is|are|does|do|will|would|can|what if)\b.*\?$/i

/** "I'd love to, if I'm not working." */
const onlyIf = /, if (?:I|we) (?:am|are|can|get|have)\b/i

/** "Saturday at ten's great" after "Saturday at ten?" */
export function repeatsFigure(offer: SpokenTurn, answer: SpokenTurn): boolean {
  const said = offer.pieces.flatMap(({ figures }) => figures)
  return answer.pieces.some(({ figures }) => figures.some((one) => said.some((other) => isSameFigure(one, other))))
}

/** "Could you do Thursday?" after "Wednesday afternoon". */
export function namesAnother(offer: SpokenTurn, answer: SpokenTurn): boolean {
  const said = offer.pieces.flatMap(({ figures }) => figures)
  return answer.pieces.some(
    ({ text, figures }) =>
      (text.endsWith('?') || (proposes.test(text) && text.split(' ').length <= shortCounter)) &&
      figures.some(
        ({ kind, value }) =>
          kind !== 'number' &&
          said.some((one) => one.kind === kind) &&
          !said.some((one) => one.kind === kind && one.value === value),
      ),
  )
}
