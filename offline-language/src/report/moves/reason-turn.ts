import { loadPatterns } from '../../data/load-patterns.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Conversation } from '../read/conversation.js'
import { movePatterns } from './patterns.js'
import type { Piece, SpokenTurn } from './piece.js'

const { purpose, trouble, asksForIt } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')
const { procedure } = movePatterns

const mostTurns = 10
const share = 0.4
const fewestStems = 5
const leastScore = 2
const greets = /\b(?:speaking|how (?:can|may) (?:I|we) help|have a seat|come (?:on )?in)\b/i
const thanks = /\b(?:thanks|thank you) for\b/i
const asksFor = /\b(?:could (?:you|I|we)|can (?:you|I|we)|would you|I would like|I was wondering)\b/i

/** Why the speakers talk, in the words of one of them. */
export interface Reason {
  turn: number
  pieces: Piece[]
}

export function reasonOf(conversation: Conversation, turns: readonly SpokenTurn[]): Reason | null {
  const turn = reasonTurn(conversation, turns)
  const pieces = turn ? reasonPieces(turn) : []
  const said = contentStems(pieces.map(({ text }) => text).join(' ')).size
  return turn && said >= fewestStems ? { turn: turn.turn, pieces } : null
}

/** The turn in which someone says what the conversation is about; null if no turn says so plainly. */
function reasonTurn(conversation: Conversation, turns: readonly SpokenTurn[]): SpokenTurn | null {
  const last = Math.min(mostTurns, Math.ceil(turns.length * share))
  const weightOf = centrality(conversation)
  let best: { turn: SpokenTurn; score: number } | null = null
  turns.slice(0, last).forEach((turn, at) => {
    const score = Math.max(...turn.pieces.map((piece) => scoreOf(piece, turns[at - 1], weightOf))) - at * 0.1
    if (score > (best?.score ?? leastScore)) best = { turn, score }
  })
  return (best as { turn: SpokenTurn } | null)?.turn ?? null
}

function scoreOf(
  { text, turn, figures }: Piece,
  before: SpokenTurn | undefined,
  weightOf: (piece: { turn: number; text: string }) => number,
): number {
  if (greets.test(text) || procedure.test(text)) return 0
  if (contentStems(text).size < 1) return 0
  const isAsked = text.endsWith('?')
  const isGiven = before?.pieces.some((piece) => asksForIt.test(piece.text)) ?? false
  const [isPurpose, isTrouble] = [purpose.test(text), trouble.test(text)]
  if (isAsked && !asksFor.test(text) && (!isPurpose || /^(?:so,? )?you\b/i.test(text))) return 0
  return (
    (isPurpose ? 1.8 : 0) +
    (isTrouble ? 0.9 : 0) +
    (isGiven ? 0.7 : 0) +
    (asksFor.test(text) ? 0.4 : 0) +
    Math.min(2, figures.length) * 0.2 +
    Math.min(9, contentStems(text).size) * 0.12 +
    weightOf({ turn, text })
  )
}

/** How many of its nouns come back later. */
function centrality({ sentences }: Conversation): (piece: { turn: number; text: string }) => number {
  const turnsOf = new Map<string, Set<number>>()
  for (const { words, turns } of sentences)
    for (const { stem } of words.filter(isNoun)) turnsOf.set(stem, (turnsOf.get(stem) ?? new Set()).add(turns[0] ?? -1))
  return ({ turn, text }) => {
    const own = sentences.filter((one) => one.turns[0] === turn).flatMap(({ words }) => words.filter(isNoun))
    const said = new Set(own.filter(({ text: word }) => text.includes(word)).map(({ stem }) => stem))
    const later = [...said].map((stem) => [...(turnsOf.get(stem) ?? [])].filter((one) => one > turn).length)
    return Math.min(
      1.5,
      later.filter((count) => count > 0).length * 0.3 + later.filter((count) => count > 2).length * 0.2,
    )
  }
}

const mostWords = 34

/** The sentences of a turn that give the reason, as a report quotes them. */
function reasonPieces({ pieces }: SpokenTurn): Piece[] {
  const says = (piece: Piece) =>
    Number(purpose.test(piece.text)) +
    Number(trouble.test(piece.text)) +
    Math.min(12, contentStems(piece.text).size) * 0.1
  const usable = ({ shown, text }: Piece) =>
    shown !== null && !procedure.test(text) && !thanks.test(text) && contentStems(text).size > 1
  const start = pieces.filter(usable).toSorted((a, b) => says(b) - says(a))[0]
  if (!start) return []
  let [from, to] = [pieces.indexOf(start), pieces.indexOf(start) + 1]
  const fits = (piece: Piece | undefined) =>
    piece !== undefined && usable(piece) && wordsOf(pieces.slice(from, to)) + wordsOf([piece]) <= mostWords
  while (fits(pieces[to])) to++
  while (fits(pieces[from - 1])) from--
  return pieces.slice(from, to)
}

const wordsOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { shown }) => sum + (shown?.split(' ').length ?? 0), 0)
