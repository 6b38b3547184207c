import { mean, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isEmpty, isQuestion } from '../select/said.js'
import type { Features } from '../learned/features.js'

/** Sentences of one turn that follow one another. */
export interface SaidWindow {
  pieces: Piece[]
  /** The place of the turn. */
  at: number
  /** The places of its first and its last sentence in the turn. */
  from: number
  to: number
  vector: SentenceVector
}

const mostPieces = 4
const mostWords = 45
const fewestWords = 4

/** All that could be quoted alone of the turns from one place to before another. */
export const saidWindows = (turns: readonly SpokenTurn[], start: number, end: number): SaidWindow[] =>
  turns.slice(start, end).flatMap(({ pieces: own }, place) =>
    bordersIn(own.length).flatMap(([from, to]) => {
      const pieces = own.slice(from, to + 1)
      if (!isQuotable(pieces)) return []
      return [{ pieces, at: start + place, from, to, vector: mean(pieces.map(({ text }) => vectorOf(text))) }]
    }),
  )

const bordersIn = (count: number): [from: number, to: number][] =>
  Array.from({ length: count }, (_, from) =>
    Array.from({ length: Math.min(mostPieces, count - from) }, (__, more): [number, number] => [from, from + more]),
  ).flat()

/** "The number's 7 7 0, 4 1 5": digits of a number that says nothing. */
const spelledOut = /(?:\b\p{L}|\d)(?:[-, ]+(?:\p{Lu}|\d)\b){3,}/u

function isQuotable(pieces: readonly Piece[]): boolean {
  const words = wordsOf(pieces)
  return (
    words >= fewestWords &&
    words <= mostWords &&
    pieces.every(({ shown, isTakenBack, text }) => shown !== null && !isTakenBack && !spelledOut.test(text)) &&
    !isEmpty(pieces[0]!) &&
    !isEmpty(pieces.at(-1)!)
  )
}

export const wordsOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { text }) => sum + text.split(' ').length, 0)

/** Where it stands in its turn, and what it answers. */
export function placeInTurn({ at, from, to }: SaidWindow, turns: readonly SpokenTurn[]): Features {
  const own = turns[at]!.pieces
  const before = turns[at - 1]?.pieces ?? []
  return {
    opensTurn: Number(own.slice(0, from).every(isEmpty)),
    endsTurn: Number(own.slice(to + 1).every(isEmpty)),
    ofTurn: Math.log(wordsOf(own)),
    answers: Number(before.at(-1) !== undefined && isQuestion(before.at(-1)!)),
    asksNext: Number(turns[at + 1]?.pieces.some(isQuestion) ?? false),
  }
}

const mostStems = 12

/** How much of its words is known before it, and comes back after it. */
export function comingBack({ pieces, at }: SaidWindow, stemsOfTurns: readonly ReadonlySet<string>[]): Features {
  const own = contentStems(pieces.map(({ text }) => text).join(' '))
  const later = stemsOfTurns.slice(at + 1)
  const counts = [...own].map((stem) => later.filter((stems) => stems.has(stem)).length)
  const near = new Set(later.slice(0, nextTurns).flatMap((stems) => [...stems]))
  const earlier = new Set(stemsOfTurns.slice(0, at).flatMap((stems) => [...stems]))
  return {
    stems: Math.min(mostStems, own.size),
    comesBack: Math.min(mostStems, counts.filter((count) => count > 0).length),
    often: Math.min(mostStems, counts.filter((count) => count > 2).length),
    next: Math.min(mostStems, shared(own, near)),
    known: Math.min(mostStems, shared(own, earlier)),
  }
}

const nextTurns = 3

/** The content words of each turn. */
export const stemsOfTurns = (turns: readonly SpokenTurn[]): Set<string>[] =>
  turns.map(({ pieces }) => contentStems(pieces.map(({ text }) => text).join(' ')))
