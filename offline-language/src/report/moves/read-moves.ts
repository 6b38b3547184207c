import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { concededPieces, withoutShowing } from './conceded.js'
import { type Exchange, exchangesIn } from './exchanges.js'
import { type Figure, figuresOf, isSameFigure } from '../phrase/figures.js'
import { type Piece, type SpokenTurn, spokenTurns } from './piece.js'
import { type Reason, reasonOf } from './reason-turn.js'
import { type Ending, endingOfMoves } from './settled.js'
import { outbidPieces, supersededPieces } from './superseded.js'

/** What the speakers do with their offers, requests and figures. */
export interface Moves {
  turns: SpokenTurn[]
  reason: Reason | null
  exchanges: Exchange[]
  ending: Ending
  /** Whether a later figure or answer replaces the sentence. */
  isReplaced: (sentence: Sentence) => boolean
  isReplacedPiece: (piece: Piece) => boolean
}

export function readMoves(conversation: Conversation): Moves {
  const said = spokenTurns(conversation)
  const conceded = concededPieces(said)
  const turns = withoutShowing(conceded, said)
  const all = exchangesIn(turns)
  const replaced = supersededPieces(turns, all)
  const byTurn = Map.groupBy([...replaced.keys(), ...conceded, ...outbidPieces(turns)], ({ turn }) => turn)
  const exchanges = all
    .map((one) => {
      const offer = one.offer.filter((piece) => !replaced.has(piece))
      return { ...one, offer }
    })
    .filter(({ offer }) => offer.length > 0)
    .filter((one, at, list) => !isEcho(one, list[at - 1]))
  const distinct = exchanges.filter((one, at) => !isRepeated(one, exchanges[at + 1]))
  return {
    turns,
    reason: reasonOf(conversation, turns),
    exchanges: distinct,
    ending: endingOfMoves({ turns, exchanges: distinct }),
    isReplacedPiece: (piece) => replaced.has(piece),
    isReplaced: ({ turns: [turn = -1], text }) => {
      const old = byTurn.get(turn)?.flatMap(({ figures }) => figures) ?? []
      return old.length > 0 && figuresOf(text).some((figure) => old.some((other) => isSameFigure(figure, other)))
    },
  }
}

/** "Could you do Thursday?", "Thursday, between eight and ten?": the next exchange settles the same. */
function isRepeated({ at, offer }: Exchange, next: Exchange | undefined): boolean {
  if (next?.at !== at + 1 || next.outcome !== 'agreed') return false
  const figures = offer.flatMap((piece) => piece.figures)
  const later = next.offer.flatMap((piece) => piece.figures)
  const isKept = (one: Figure) => one.kind === 'number' || later.some((other) => isSameFigure(one, other))
  return (
    figures.length > 0 && figures.every(isKept) && later.some(({ kind }) => figures.some((one) => one.kind === kind))
  )
}

/** "Three forty.", after "it is three hundred and forty all in". */
function isEcho({ at, offer }: Exchange, before: Exchange | undefined): boolean {
  if (before?.at !== at - 1 || before.outcome !== 'agreed') return false
  const known = before.offer.flatMap(({ figures }) => figures)
  const telling = offer.filter(({ figures }) => figures.length > 0)
  return (
    telling.length > 0 &&
    telling.every(
      ({ text, figures }) =>
        figures.every((one) => known.some((other) => isSameFigure(one, other))) &&
        text.split(' ').length <= longestEcho,
    )
  )
}

const longestEcho = 6
