import type { Sentence } from '../../language/sentences/sentence.js'
import type { Piece } from '../moves/piece.js'
import { isAnnouncement } from '../phrase/announcement.js'
import { isCourtesy } from '../phrase/courtesy.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesByTurn } from '../read/sentences-by-turn.js'
import type { SentenceScore } from './sentence-score.js'

const nearlyAll = 0.7
/** A question without its mark. */
const prompts = /^(?:tell me|describe|explain|walk me through)\b/i
const announcementWeight = -3
const mostFigures = 2
const figureWeight = 0.4
const sumWeight = 1.2
/** "Then I accept the 66,000." */
const accepts = /\b(?:I|we) (?:accept|agree to)\b/i
/** "So it's four and a half, the rebate, forty-five days and the penalty." */
const sumsUp = /^(?:so|then)?,? ?(?:it is|that is|that makes|that leaves|we have|we say)\b/i

/** How much a sentence of a turn weighs: as much as the weightiest clause in it. */
export function pieceWeights(conversation: Conversation, scoreOf: SentenceScore): (piece: Piece) => number {
  const byTurn = sentencesByTurn(conversation)
  const known = new WeakMap<Piece, number>()
  return (piece) => {
    const found = known.get(piece) ?? weightOf(piece)
    known.set(piece, found)
    return found
  }

  function weightOf({ text, turn, figures }: Piece): number {
    const said = wordsOf(text)
    const isIn = ({ words }: Sentence) =>
      words.filter(({ lower }) => said.has(lower)).length >= words.length * nearlyAll
    const weights = (byTurn.get(turn) ?? [])
      .filter(isIn)
      .map(
        (one) =>
          scoreOf(one) + (isAnnouncement(one) || prompts.test(one.text) || isCourtesy(one) ? announcementWeight : 0),
      )
    const isSettled = (sumsUp.test(text) && figures.length > 1) || accepts.test(text)
    const settles = isSettled ? sumWeight : 0
    return (
      (weights.length > 0 ? Math.max(...weights) : 0) + Math.min(mostFigures, figures.length) * figureWeight + settles
    )
  }
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}'-]+|[.,?!]/gu))
