import { contentStems } from '../../language/tokens/content-stems.js'
import type { Exchange } from '../moves/exchanges.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isTakenBack } from '../select/declined.js'
import { isAnnouncement } from '../phrase/announcement.js'
import { onTopic } from '../select/on-topic.js'
import { quotedPieces, sentenceOfPieces } from '../select/quoted-pieces.js'
import { isEitherOr } from '../select/reactions.js'
import type { Candidate } from '../select/candidate.js'
import { clearOffer, quotable, wordsIn } from './exchange-quotes.js'

/** What was offered or asked, with its answer, as the statements of a key point. */
export interface ExchangePoint {
  point: Candidate[]
  exchange: Exchange
  /** The quoted sentences. */
  pieces: Piece[]
  weight: number
}

const mostWords = 46

/** The exchanges that a report can quote so that their offer is clear, the weightiest of each turn. */
export function exchangePoints(conversation: Conversation, moves: Moves): ExchangePoint[] {
  const told = new Set<Piece>()
  const isOnTopic = onTopic(conversation)
  return moves.exchanges
    .flatMap((exchange) => pointOf(exchange, conversation, moves) ?? [])
    .filter(({ point }) => !isTakenBack(point[0]!.sentence, conversation))
    .filter(({ point }) => point.every(({ sentence }) => isOnTopic(sentence) && !isAnnouncement(sentence)))
    .toSorted((a, b) => b.weight - a.weight || a.exchange.at - b.exchange.at)
    .filter(({ pieces }) => {
      if (pieces.filter((piece) => told.has(piece)).length * 2 >= pieces.length) return false
      pieces.forEach((piece) => told.add(piece))
      return true
    })
}

function pointOf(exchange: Exchange, conversation: Conversation, { turns }: Moves): ExchangePoint | null {
  const offer = clearOffer(exchange, turns)
  if (!offer) return null
  const { answer, outcome, weight } = exchange
  const said = quotable(answer, outcome, offer.flat())
  const isTold = said.length > 0 && wordsIn([...offer.flat(), ...said]) <= mostWords
  if (outcome === 'open' && !isTold) return null
  const parts = isTold ? [...offer, said] : offer
  const candidates = parts.map((pieces) => quotedPieces(pieces, conversation))
  if (candidates.some((one) => one === null)) return null
  const point = candidates as Candidate[]
  const reaction = isTold ? null : sentenceOfPieces(answer.pieces, conversation)
  if (!isTold && (!reaction || isEitherOr(point.at(-1)!.sentence))) return null
  if (reaction)
    point.push({ ...point.pop()!, reaction: { sentence: reaction, verb: outcome === 'agreed' ? 'agrees' : 'refuses' } })
  const pieces = parts.flat()
  const figures = new Set(pieces.flatMap((piece) => piece.figures.map(({ value }) => value))).size
  const stems = contentStems(pieces.map(({ text }) => text).join(' ')).size
  if (stems < fewestStems) return null
  return {
    point,
    exchange,
    pieces,
    weight: weight + Math.min(3, figures) + Math.min(8, stems) * 0.2 + (outcome === 'refused' ? 1 : 0),
  }
}

const fewestStems = 3

const lastPart = 0.5
const longestEnding = 40
const leastOfEnding = 8

/** How a conversation ends: the weightiest late offer with a figure that is taken, with its answer. */
export function endingOf(exchanges: readonly ExchangePoint[], turns: number): Candidate[] | null {
  const late = exchanges.filter(
    ({ exchange: { at, outcome }, pieces, weight }) =>
      outcome === 'agreed' &&
      weight >= leastOfEnding &&
      at / turns >= lastPart &&
      wordsIn(pieces) <= longestEnding &&
      pieces.some(({ figures }) => figures.length > 0),
  )
  return (
    late.toSorted((a, b) => a.weight + a.exchange.at / turns - (b.weight + b.exchange.at / turns)).at(-1)?.point ?? null
  )
}
