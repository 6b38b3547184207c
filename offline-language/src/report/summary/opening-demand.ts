import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { movePatterns } from '../moves/patterns.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { isCourtesy } from '../phrase/courtesy.js'
import { sumOfMarks } from '../phrase/marks.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { isClosed } from './closed.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { holderOf } from './holder.js'

const { purpose, trouble } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')
const { requests, news, announces } = overviewPatterns
const { greets } = loadPatterns('reason-turn', 'greets')
const { procedure } = movePatterns
const firstPart = 0.4
const leastScore = 0.9
/** Of the one whose matter it is not. */
const leastOfOther = 1.3
const fewestStems = 3
const fewestOfRequest = 2
const mostWords = 34
const mostOfNews = 44
const leastFigure = 10
const leastAmount = 100
const mostFigures = 3
const mostShared = 3
const ofHolder = 0.4
/** What is asked for by its figure. */
const ofSum = 1.2
const earlier = 0.05
const mostKnown = 0.7
/** "I've got ten minutes." */
const ofTalk =
  /\b(?:minutes?|moment|(?:customer|account|order|claim|policy|phone) number)\b|before you ask\b|^(?:because|I (?:can )?see)\b/i
/** Without marks a question may be in the middle. */
const asked = /\b(?:why|how|what|where|when) (?:did|do|does|is|are|was|were|can|could) /i

/** What someone asks for or what is wrong, near the beginning, in the words of one of them; null if nothing is plain. */
export function openingDemand({ turns }: Moves, matter: string, conversation: Conversation): Candidate | null {
  const { nameParts } = conversation.cast
  const known = new Set(
    [...contentStems(`${matter}. ${conversation.scenarioTitle}`)].filter((stem) => !nameParts.has(stem)),
  )
  const holder = holderOf(matter, conversation.cast)
  const last = Math.ceil(turns.length * firstPart)
  const ranked = turns
    .slice(0, last)
    .flatMap(({ pieces }, at) =>
      pieces.map((piece, place) => ({
        piece,
        rest: pieces.slice(place + 1),
        score: scoreOf(piece, known) + (piece.role === holder ? ofHolder : 0) - at * earlier,
      })),
    )
    .filter(({ piece }) => holder !== null || !bargains.test(matter) || !(isProposal(piece) || hasSum(piece)))
    .filter(({ piece, score }) => score >= (holder && piece.role !== holder ? leastOfOther : leastScore))
    .toSorted((a, b) => b.score - a.score)
  for (const { piece, rest } of ranked) {
    const said = withRest(piece, rest, known)
    for (const pieces of [said, [piece]]) {
      const candidate =
        isClosed(pieces, conversation) || isClearRequest(pieces) ? quotedPieces(pieces, conversation) : null
      if (candidate) return candidate
    }
  }
  return null
}

/** "I came to ask you, and I'll ask it straight, for five thousand": what is put in between may point at the request. */
const isClearRequest = ([first, ...more]: readonly Piece[]): boolean =>
  more.length === 0 &&
  first !== undefined &&
  first.figures.length > 0 &&
  requests.test(first.text) &&
  !pronoun.test(first.text.replace(insertion, ''))

const insertion = /, and I [^,]+,/i
const pronoun = /\b(?:it|that|this|them|they|he|she|him|her)\b/i

/** The next sentence of the turn too, if it says as much; what a result is. */
function withRest(piece: Piece, rest: readonly Piece[], known: ReadonlySet<string>): Piece[] {
  const [next] = rest
  if (news.test(piece.text)) {
    const end = rest.findIndex(
      ({ shown, text }, at) => shown === null || text.endsWith('?') || wordsIn(rest.slice(0, at + 1)) > mostOfNews,
    )
    return [piece, ...rest.slice(0, end < 0 ? rest.length : end)]
  }
  const isMore = next !== undefined && scoreOf(next, known) >= leastScore && wordsIn([piece, next]) <= mostWords
  return isMore ? [piece, next] : [piece]
}

function scoreOf(piece: Piece, known: ReadonlySet<string>): number {
  const { text, figures } = piece
  const stems = contentStems(text)
  const fewest = requests.test(text) ? fewestOfRequest : fewestStems
  if (isNoDemand(piece, known) || stems.size + figures.length < fewest || wordsIn([piece]) > mostWords) return 0
  const plain = figures.filter(({ kind, value, isTime }) => kind !== 'number' || isTime || Number(value) >= leastFigure)
  return (
    sumOfMarks([
      [0.8, purpose.test(text)],
      [0.8, trouble.test(text)],
      [1, requests.test(text)],
      [ofSum, requests.test(text) && plain.length > 0],
      [1, news.test(text)],
    ]) +
    Math.min(mostFigures, plain.length) * 0.35 +
    (hasSum(piece) ? 0.5 : 0) +
    Math.min(mostShared, [...stems].filter((stem) => known.has(stem)).length) * 0.4 +
    Math.min(9, stems.size) * 0.08
  )
}

/** "Would the tenth of August work?" is a step on the way. */
const asksForDay = ({ text, figures }: Piece): boolean =>
  text.endsWith('?') && figures.length > 0 && figures.every(({ kind }) => kind !== 'number')

/** In a negotiation, the first offers are not the last ones. */
const hasSum = ({ figures }: Piece): boolean =>
  figures.some(({ kind, value, isTime }) => kind === 'number' && !isTime && Number(value) >= leastAmount)
const bargains = /\b(?:re)?negotiate\b/

/** A greeting, what is said of the talk, a question for a fact, or what is known already. */
function isNoDemand(piece: Piece, known: ReadonlySet<string>): boolean {
  const { text, shown } = piece
  if (shown === null || greets.test(text) || procedure.test(text) || isCourtesy({ text })) return true
  if (ofTalk.test(text) || (known.size > 0 && announces.test(text)) || asksForDay(piece)) return true
  return ((text.endsWith('?') || asked.test(text)) && !isProposal(piece)) || isKnown(piece, known)
}

/** "We want a flat", after "Ann wants a flat". */
function isKnown({ text, figures }: Piece, known: ReadonlySet<string>): boolean {
  const stems = [...contentStems(text)]
  const isNew = figures.some(({ value }) => !known.has(value))
  return !isNew && stems.filter((stem) => known.has(stem)).length > stems.length * mostKnown
}
