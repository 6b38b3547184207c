import { loadPatterns } from '../../data/load-patterns.js'
import { isNoun } from '../../language/clauses/clause-words.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { mattersOf } from '../phrase/matters.js'
import type { Conversation } from '../read/conversation.js'
import { sumOfMarks } from '../phrase/marks.js'
import { isCourtesy } from '../phrase/courtesy.js'
import { movePatterns } from './patterns.js'
import { type Piece, type SpokenTurn, wordsIn } from './piece.js'

const { purpose, trouble, asksForIt } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')
const { news } = loadPatterns('news', 'news')
const { procedure } = movePatterns

const mostTurns = 10
const share = 0.4
const fewestStems = 5
const fewestOfNews = 2
const weightOfNews = 2
const fewestOfPurpose = 3
const leastScore = 1.4
const earlier = 0.14
const { greets } = loadPatterns('reason-turn', 'greets')
const thanks = /\b(?:thanks|thank you) for\b/i
const asksFor = /\b(?:could (?:you|I|we)|can (?:you|I|we)|would you|I would like|I was wondering)\b/i

/** Why the speakers talk, in the words of one of them. */
export interface Reason {
  turn: number
  pieces: Piece[]
}

/** The turn in which someone says most plainly what the conversation is about; null if no turn says so. */
export function reasonOf(conversation: Conversation, turns: readonly SpokenTurn[]): Reason | null {
  const last = Math.min(mostTurns, Math.ceil(turns.length * share))
  const weightOf = centrality(conversation)
  const ranked = turns
    .slice(0, last)
    .map((turn, at) => ({
      turn,
      score:
        Math.max(...turn.pieces.map((piece) => scoreOf(piece, turns[at - 1], weightOf, conversation.cast))) +
        substanceOf(turn) -
        at * earlier,
    }))
    .filter(({ score }) => score > leastScore)
    .toSorted((a, b) => b.score - a.score)
  for (const { turn } of ranked) {
    const pieces = reasonPieces(turn, conversation.cast)
    if (saidIn(pieces) >= fewestIn(pieces)) return { turn: turn.turn, pieces }
  }
  return null
}

/** What is told as news or as a trouble needs few words: "there's a bit of tooth missing". */
function fewestIn(pieces: readonly Piece[]): number {
  if (pieces.some(({ text }) => news.test(text))) return fewestOfNews
  return pieces.some(({ text }) => trouble.test(text)) ? fewestOfPurpose : fewestStems
}

const saidIn = (pieces: readonly Piece[]): number =>
  contentStems(pieces.map(({ text }) => text).join(' ')).size + pieces.flatMap(({ figures }) => figures).length

const mostFigures = 3
const leastFigure = 10
const ofUser = 0.6

/** Amounts, dates and matters, and whether the person has them. */
function substanceOf({ role, pieces }: SpokenTurn): number {
  const told = pieces.filter(({ text }) => !greets.test(text) && !procedure.test(text))
  const figures = told
    .flatMap((piece) => piece.figures)
    .filter(({ kind, value }) => kind !== 'number' || Number(value) >= leastFigure)
  const matters = mattersOf(told.map(({ text }) => text).join(' '))
  return (
    (Math.min(mostFigures, figures.length) + Math.min(mostFigures, matters.length)) * 0.35 +
    (role === 'user' ? ofUser : 0)
  )
}

function scoreOf(
  { text, turn, figures }: Piece,
  before: SpokenTurn | undefined,
  weightOf: (piece: { turn: number; text: string }) => number,
  { nameParts }: Conversation['cast'],
): number {
  const startsWithName = (said: string) => nameParts.has(said.split(/[^\p{L}]/u, 1)[0]!.toLowerCase())
  if (greets.test(text) || procedure.test(text) || isCourtesy({ text })) return 0
  if (contentStems(text).size < 1) return 0
  const isAsked = text.endsWith('?')
  const isGiven = before?.pieces.some((piece) => asksForIt.test(piece.text)) ?? false
  const isPurpose = purpose.test(text)
  if (isAsked && !asksFor.test(text) && (!isPurpose || /^(?:so,? )?you\b/i.test(text))) return 0
  return (
    sumOfMarks([
      [1.8, isPurpose && contentStems(text).size >= fewestOfPurpose],
      [0.6, isPurpose && contentStems(text).size < fewestOfPurpose],
      [weightOfNews, news.test(text)],
      [0.9, trouble.test(text)],
      [0.7, isGiven],
      [0.4, asksFor.test(text)],
      [-0.8, startsWithName(text)],
    ]) +
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
function reasonPieces({ pieces }: SpokenTurn, { nameParts }: Conversation['cast']): Piece[] {
  const says = (piece: Piece) =>
    Number(news.test(piece.text)) * weightOfNews +
    Number(purpose.test(piece.text)) +
    Number(trouble.test(piece.text)) +
    Math.min(12, contentStems(piece.text).size) * 0.1
  // "Marek Dolan.", "Dorothy Finch yes and it is the third time".
  const startsWithName = (text: string) => nameParts.has(text.split(' ', 1)[0]!.toLowerCase()) && !text.includes(',')
  const fitting = ({ shown, text }: Piece) =>
    shown !== null &&
    !startsWithName(text) &&
    !procedure.test(text) &&
    !thanks.test(text) &&
    !greets.test(text) &&
    !isCourtesy({ text })
  const usable = (piece: Piece) => fitting(piece) && contentStems(piece.text).size > 1
  const start = pieces.filter(usable).toSorted((a, b) => says(b) - says(a))[0]
  if (!start) return []
  let [from, to] = [pieces.indexOf(start), pieces.indexOf(start) + 1]
  const fits = (piece: Piece | undefined) =>
    piece !== undefined && fitting(piece) && wordsIn(pieces.slice(from, to)) + wordsIn([piece]) <= mostWords
  while (fits(pieces[to])) to++
  while (fits(pieces[from - 1])) from--
  while (!usable(pieces[from]!)) from++
  return pieces.slice(from, to)
}
