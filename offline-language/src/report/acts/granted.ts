import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isSameFigure } from '../phrase/figures.js'
import { isQuestion } from '../select/said.js'
import { isDeclinedIn, isDeclinedOther } from './taking.js'

/** A sentence in its turn, between what the other says before and after it. */
interface Answer {
  core: Piece
  place: number
  pieces: readonly Piece[]
  before: SpokenTurn | undefined
  next: SpokenTurn | undefined
}

const isAble = /\bcan\b/i

/** "I'd like the forty back.", before "The forty I can refund straight away": the wish of the same figure that is granted. */
export function grantedBy({ core, before, next, pieces, place }: Answer): Piece | undefined {
  if (!isAble.test(core.text) || isQuestion(core) || /\b(?:not|if)\b/i.test(core.text)) return undefined
  if (isDeclinedIn(next) && !isDeclinedOther(next, core, pieces.slice(place + 1))) return undefined
  const said = before?.pieces ?? []
  return said.find((piece, at) => {
    const isWished = said.slice(at, at + 2).some(({ text }) => wishes.test(text))
    return isWished && core.figures.some((one) => piece.figures.some((other) => isSameFigure(one, other)))
  })
}

export const isGranted = (said: Answer): boolean => grantedBy(said) !== undefined

const wishes =
  /\b(?:I|we) (?:would (?:like|want)|want|need)\b.*\bback\b|\b(?:can|could) (?:I|we) (?:have|get)\b|\bif I could choose\b/i
