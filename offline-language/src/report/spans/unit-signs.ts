import { isReason } from '../moves/due-pieces.js'
import { dimensions, mean, nearness, type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isQuestion } from '../select/said.js'
import type { Piece } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { isAmount, isIn } from '../moves/terms-of-turn.js'
import { money } from '../phrase/figures.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import type { Features } from '../learned/features.js'
import { taskSigns } from '../phrase/task-signs.js'
import type { Unit } from './units.js'

const most = 3
const firstUnits = 8
const fewWords = 5
const farthest = 40
const leans =
  /^(?:and|but|because|or|which|instead|that|this|it|its|he|she|they|them|those|these|his|her|their|ones?|some|both|there)\b/i
const answersYes =
  /^(?:(?:oh|well|um|ah),? )*(?:yes|yeah|yep|sure|okay|ok|fine|right|good|great|exactly|true|all right|fair)\b/i
const answersNo = /^(?:(?:oh|well|um|ah),? )*(?:no|nope|not|never)\b/i
const opens = /^(?:so|now|anyway|right|okay so|listen|look)\b/i
const greets =
  /\b(?:hello|hi|good (?:morning|afternoon|evening|day)|how are you|bye|goodbye|see you|take care|nice to (?:meet|see)|thanks?|thank you|cheers)\b/i
const feels = /\b(?:sorry|afraid|worried|angry|upset|glad|happy|hate|love|scared|tired|proud|ashamed|honest|truth)\b/i
const because = /\b(?:because|since|so that|the reason|that is why|due to)\b/i
const first = /\b(?:I|my|me|we|our)\b/
const second = /\b(?:you|your)\b/i
const pointers = /\b(?:that|it|this|these|those|them|they|he|she|him|her|his|ones?|there|then)\b/i

/** A sentence with its meaning and all that speaks for or against it as a part of a key point. */
export interface ReadUnit extends Unit {
  vector: SentenceVector
  signs: Features
  /** Of the border between it and the next one. */
  border: Features
}

/** `prompt` is what the scenario says, or empty. */
export function readUnits(units: readonly Unit[], moves: Moves, prompt: string): ReadUnit[] {
  const vectors = meaningsOf(units)
  const middle = mean(vectors)
  const matter = prompt ? vectorOf(prompt) : null
  return units.map((unit, at) => ({
    ...unit,
    vector: vectors[at]!,
    signs: {
      ...signsOf(unit.piece, moves),
      ...ofPlace(units, at),
      empty: Number(unit.isEmpty),
      nearMiddle: nearness(vectors[at]!, middle),
      nearPrompt: matter ? nearness(vectors[at]!, matter) : usualNearness,
    },
    border: at + 1 < units.length ? borderOf(units, vectors, at) : {},
  }))
}

const usualNearness = 0.25
/** To read what a sentence means takes time by its words: of a longer talk, only the longest sentences up to so many words. */
const mostWordsRead = 3000

function meaningsOf(units: readonly Unit[]): SentenceVector[] {
  const nothing = new Float32Array(dimensions)
  const read = new Set<Unit>()
  let left = mostWordsRead
  for (const unit of units.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    if (left <= 0) break
    left -= lengthOf(unit)
    read.add(unit)
  }
  return units.map((unit) => (read.has(unit) ? vectorOf(unit.piece.text) : nothing))
}

const lengthOf = ({ piece }: Unit): number => piece.text.split(' ').length

function signsOf(piece: Piece, moves: Moves): Features {
  const { text, figures, role, shown } = piece
  const words = text.split(' ').length
  return {
    user: Number(role === 'user'),
    words: Math.log(words),
    short: Number(words < fewWords),
    hidden: Number(shown === null),
    figures: Math.min(most, figures.length),
    amounts: Math.min(most, figures.filter(isAmount).length),
    money: Number(money.test(text)),
    question: Number(isQuestion(piece)),
    yes: Number(answersYes.test(text)),
    no: Number(answersNo.test(text)),
    leans: Number(leans.test(text)),
    opens: Number(opens.test(text)),
    greets: Number(greets.test(text)),
    feels: Number(feels.test(text)),
    because: Number(because.test(text)),
    first: Number(first.test(text)),
    second: Number(second.test(text)),
    pointer: Number(pointers.test(text)),
    proposal: Number(isProposal(piece)),
    reason: Number(isReason(piece, moves)),
    replaced: Number(moves.isReplacedPiece(piece)),
    takenBack: Number(piece.isTakenBack ?? false),
    ...signsBy(heartPatterns, text),
    ...signsBy(taskSigns, text),
  }
}

const signsBy = (patterns: Readonly<Record<string, RegExp>>, text: string): Features =>
  Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [`is ${name}`, Number(pattern.test(text))]))

/** Where it stands in its turn and in the talk. */
function ofPlace(units: readonly Unit[], place: number): Features {
  const { at } = units[place]!
  const own = around(units, place)
  const before = units[place - 1]
  return {
    place: place / units.length,
    start: Number(place < firstUnits),
    end: Number(place >= units.length - firstUnits),
    veryEnd: Number(place >= units.length - 2),
    opensTurn: Number(before?.at !== at),
    endsTurn: Number(units[place + 1]?.at !== at),
    ofTurn: Math.log(own.reduce((sum, { piece }) => sum + piece.text.split(' ').length, 0)),
    answers: Number(before !== undefined && before.at !== at && isQuestion(before.piece)),
  }
}

/** The sentences of its turn that are not far from it. */
function around(units: readonly Unit[], place: number): readonly Unit[] {
  const { at } = units[place]!
  let [from, to] = [place, place]
  while (units[from - 1]?.at === at && place - from < farthest) from--
  while (units[to + 1]?.at === at && to - place < farthest) to++
  return units.slice(from, to + 1)
}

function borderOf(units: readonly Unit[], vectors: readonly SentenceVector[], at: number): Features {
  const [one, next] = [units[at]!, units[at + 1]!]
  const isSameTurn = one.at === next.at
  const middle = (from: number, to: number) => mean(vectors.slice(Math.max(0, from), Math.min(units.length, to)))
  const answer = (sign: RegExp) => Number(!isSameTurn && sign.test(next.piece.text))
  const [figures, later] = [one.piece.figures, next.piece.figures]
  return {
    sameTurn: Number(isSameTurn),
    sameRole: Number(!isSameTurn && one.piece.role === next.piece.role),
    asked: Number(isQuestion(one.piece)),
    askedOther: Number(!isSameTurn && isQuestion(one.piece)),
    answeredYes: answer(answersYes),
    answeredNo: answer(answersNo),
    opens: Number(opens.test(next.piece.text)),
    leans: Number(leans.test(next.piece.text)),
    pointer: Number(pointers.test(next.piece.text)),
    asksNext: Number(isQuestion(next.piece)),
    offer: Number(isProposal(one.piece)),
    near: nearness(vectors[at]!, vectors[at + 1]!),
    windows: nearness(middle(at - 2, at + 1), middle(at + 1, at + 4)),
    wideWindows: nearness(middle(at - 5, at + 1), middle(at + 1, at + 7)),
    stems: sharedStems([one.piece], [next.piece]),
    moreStems: sharedStems(piecesIn(units, at - 3, at + 1), piecesIn(units, at + 1, at + 5)),
    sameFigure: Number(later.some((figure) => isIn(figure, figures))),
    shortNext: Number(next.piece.text.split(' ').length < fewWords),
    emptyNext: Number(next.isEmpty),
    empty: Number(one.isEmpty),
  }
}

const piecesIn = (units: readonly Unit[], from: number, to: number): Piece[] =>
  units.slice(Math.max(0, from), to).map(({ piece }) => piece)

function sharedStems(one: readonly Piece[], other: readonly Piece[]): number {
  const [own, others] = [one, other].map((all) => contentStems(all.map(({ text }) => text).join(' '))) as [
    Set<string>,
    Set<string>,
  ]
  return Math.min(most, [...own].filter((stem) => others.has(stem)).length)
}
