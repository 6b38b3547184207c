import { isReason } from '../moves/due-pieces.js'
import type { Exchange } from '../moves/exchanges.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { movePatterns } from '../moves/patterns.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isAnnouncement } from '../phrase/announcement.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint, isTellingPoint } from '../select/clear-point.js'
import { quotedPieces, sentenceOfPieces } from '../select/quoted-pieces.js'
import { asksYesOrNo, plainAnswer } from '../select/reactions.js'
import { contextsOf } from './passage-context.js'
import { ofOneMatter } from './other-matter.js'
import type { Passage } from '../select/passage.js'
import { concludes, isEmpty, isQuestion, leansBack, trimmed, type WeighedTurns, windowsOf } from '../select/said.js'

const mostWords = 64
const mostTurns = 60
const settledWeight: Readonly<Record<Exchange['outcome'], number>> = { agreed: 0.6, refused: 1, open: 0 }
const reasonWeight = 1.5

/** The passages that a report can quote and readers understand, one for each of the weightiest turns. */
export function passagesOf(
  { said, weight, valueOf }: WeighedTurns,
  conversation: Conversation,
  moves: Moves,
): Passage[] {
  return said
    .map((own, at) => ({ at, value: valueOf(own) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostTurns)
    .flatMap(({ at }) => passageAt(at) ?? [])

  function bonusOf({ outcome, parts }: Omit<Passage, 'value'>): number {
    const saysReason = parts.flat().some((piece) => isReason(piece, moves))
    return (outcome === null ? 0 : settledWeight[outcome]) + (saysReason ? reasonWeight : 0)
  }

  function passageAt(at: number): Passage | null {
    const whole = windowsOf(said[at]!, weight)
    const contexts = contextsOf(at, said, moves)
    const isAlone = contexts[0]?.length === 0
    const tries = [
      ...(isAlone ? whole.map((own) => [own]) : []),
      ...whole.flatMap((own) => contexts.filter((one) => one.length > 0).map((context) => [...context, own])),
    ]
    // Beside the answer to a question, a turn may say something else.
    const besides = whole.filter(([first]) => first !== said[at]![0]).map((own) => [own])
    for (const tried of [...tries, ...besides]) {
      const parts = ofOneMatter(tried, heaviest(tried.at(-1)!, weight))
      const passage = passageOf(parts, at, conversation, moves)
      if (passage) return { ...passage, value: valueOf(passage.parts.flat()) + bonusOf(passage) }
    }
    return null
  }
}

const heaviest = (pieces: readonly Piece[], weight: (piece: Piece) => number): Piece =>
  pieces.reduce((best, piece) => (weight(piece) > weight(best) ? piece : best))

/** Null if it is too long, or if a reader who knows nothing else does not understand it. */
export function passageOf(
  parts: Piece[][],
  at: number,
  conversation: Conversation,
  { turns, exchanges }: Moves,
  longest = mostWords,
): Omit<Passage, 'value'> | null {
  if (wordsIn(parts.flat()) > longest || leansBack(parts) || concludesFromCut(parts, turns)) return null
  const point = quotedParts(parts, conversation, turns)
  if (!point || isOnlyAnnounced(parts.at(-1)!, point.at(-1)!)) return null
  const last = parts.at(-1)!.at(-1)!
  const reaction = answerTo(last, turns[at + 1], conversation)
  if (isQuestion(last) && !reaction) return null
  if (reaction?.sentence) point.push({ ...point.pop()!, reaction: { ...reaction, sentence: reaction.sentence } })
  if (!isClear(parts, point, conversation)) return null
  const exchange =
    exchanges.find((one) => one.at === at - 1 && parts.length > 1) ?? exchanges.find((one) => one.at === at)
  return { point, parts, at, outcome: exchange?.outcome ?? null }
}

/** "Then you have no fee.", without the sentence of its turn before it. */
const concludesFromCut = (parts: readonly Piece[][], turns: readonly SpokenTurn[]): boolean =>
  parts.some(([first]) => {
    const [start] = trimmed(turns.find(({ turn }) => turn === first!.turn)?.pieces ?? [])
    return concludes.test(first!.text) && start !== first
  })

/** "Could he come on Thursday?" "No, Thursday is too late.": the day is the topic. */
function isClear(parts: readonly Piece[][], point: readonly Candidate[], conversation: Conversation): boolean {
  const hasDay = ({ figures }: Piece) => figures.some(({ kind }) => kind !== 'number')
  const isOfDay = parts.filter((pieces) => pieces.some(hasDay)).length > 1
  return isOfDay ? isClearPoint(point, conversation) : isTellingPoint(point, conversation)
}

/** "Yes, thanks. I wanted to talk about the car." */
const isOnlyAnnounced = (pieces: readonly Piece[], { sentence }: Candidate): boolean =>
  isAnnouncement(sentence) && pieces.filter((piece) => !isEmpty(piece)).length === 1

/** The other speaker's yes or no, right after. */
function answerTo(last: Piece, next: SpokenTurn | undefined, conversation: Conversation) {
  const isAnswered = next !== undefined && next.role !== last.role && asksYesOrNo(last.text)
  const verb = isAnswered ? plainAnswer(next.pieces.map(({ text }) => text).join(' ')) : null
  return verb ? { verb, sentence: sentenceOfPieces(next!.pieces, conversation) } : null
}

/** Each turn's words; null if one of them does not read well. */
function quotedParts(
  parts: readonly Piece[][],
  conversation: Conversation,
  turns: readonly SpokenTurn[],
): Candidate[] | null {
  const quoted = parts.map((pieces, place) => {
    const before = parts[place - 1]?.at(-1)
    const isAnswer = before !== undefined && !movePatterns.asksFact.test(before.text)
    return quotedPieces(pieces, conversation, isAnswer ? turns.find(({ turn }) => turn === pieces[0]!.turn) : undefined)
  })
  if (quoted.some((one) => one === null)) return null
  return quoted as Candidate[]
}
