import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesByTurn } from '../read/sentences-by-turn.js'
import { saysNothing } from '../select/says-nothing.js'
import { lackOf, lacks } from '../select/self-contained.js'
import { withoutOpening } from './overview-quote.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'

const { unbound } = overviewPatterns

/** Whether a reader of the overview alone understands the words: no pronoun, answer or "then" without what it means. */
export function isClosed(pieces: readonly Piece[], conversation: Conversation): boolean {
  const sentences = pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))
  const said = pieces.map(({ text }) => text).join(' ')
  return lackOf(sentences) === null && (hasAmount(pieces) || !saysNothing(sentences)) && !unbound.test(said)
}

/** The same for a refusal, which says enough with its no. */
export const isClosedRefusal = (piece: Piece, conversation: Conversation): boolean =>
  lackOf(sentencesOfPiece(piece, conversation)) === null && !unbound.test(piece.text)

/** The same for terms, which need no verb: "1,250 from the first of September". */
export function areClosedTerms(pieces: readonly Piece[], conversation: Conversation): boolean {
  const said = withoutOpening(pieces.map(({ text }) => text).join(' ')).replace(doesIt, '')
  const lack = lackOf(pieces.flatMap((piece) => sentencesOfPiece(piece, conversation)))
  return (lack === null || (mayLack.has(lack) && !pronoun.test(said))) && !unbound.test(said) && saysEnough(pieces)
}

/** "I'd do it for two thousand": the deal. */
const doesIt = /\bdo it (?=for\b)/i
const mayLack: ReadonlySet<string> = new Set([lacks.fragment, lacks.question])
const pronoun = /\b(?:it|that|this|them|they|one|he|she|him|her)\b/i
const fewestStems = 3

const money = /\b(?:percent|per cent|euros?|pounds?|dollars?|francs?)\b|[%€£$]/i
const leastAmount = 100

const hasAmount = (pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ text, figures }) =>
      figures.some(({ kind, value }) => kind === 'number' && Number(value) >= leastAmount) ||
      (figures.length > 0 && money.test(text)),
  )

const saysEnough = (pieces: readonly Piece[]): boolean =>
  hasAmount(pieces) ||
  contentStems(pieces.map(({ text }) => text).join(' ')).size + pieces.flatMap(({ figures }) => figures).length >=
    fewestStems

/** The sentences that the piece holds. */
export function sentencesOfPiece({ turn, text }: Piece, conversation: Conversation) {
  const said = contentStems(text)
  return (sentencesByTurn(conversation).get(turn) ?? []).filter(({ text: own }) => {
    const stems = [...contentStems(own)]
    return text.includes(own) || (stems.length > 0 && stems.every((stem) => said.has(stem)))
  })
}
