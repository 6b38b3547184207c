import { contentStems } from '../../language/tokens/content-stems.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { sentencesIn } from '../select/clear-point.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { saysNothing } from '../select/says-nothing.js'
import { lackOf } from '../select/self-contained.js'
import { sentencesOfPiece } from './closed.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { withoutOpening } from './overview-quote.js'

const { obstacle, needsMore } = overviewPatterns
const mostWords = 30
const fewestStems = 3
const ofOther = 1
const perShared = 0.4
const perFigure = 0.3
const mostShared = 3
const lastPlace = 0.85

/** What is in the way of the matter, in the words of one who says so; null if no one does so plainly. */
export function obstacleOf(
  { turns, isReplacedPiece }: Moves,
  reason: Candidate | undefined,
  quoted: string,
  conversation: Conversation,
): Candidate | null {
  const first = turns.findIndex(({ turn }) => turn === (reason?.sentence.turns[0] ?? -1)) + 1
  const known = reason ? sentencesIn(reason, conversation) : []
  const matter = contentStems(
    turns
      .slice(0, first)
      .flatMap(({ pieces }) => pieces.map(({ text }) => text))
      .join(' '),
  )
  const valueOf = ({ role, text, figures }: Piece): number =>
    (role === reason?.sentence.role ? 0 : ofOther) +
    Math.min(mostShared, [...contentStems(text)].filter((stem) => matter.has(stem)).length) * perShared +
    Math.min(1, figures.length) * perFigure
  const last = Math.floor(turns.length * lastPlace)
  const found = turns.slice(first, last).flatMap(({ pieces }) => {
    const at = pieces.findIndex((piece) => isObstacle(piece) && !isReplacedPiece(piece))
    return at < 0 ? [] : [{ pieces: fromPiece(pieces, at, quoted), value: valueOf(pieces[at]!) }]
  })
  for (const { pieces } of found.toSorted((a, b) => b.value - a.value)) {
    const said = pieces.map(({ shown }) => shown).join(' ')
    const sentences = pieces.flatMap((piece) => sentencesOfPiece(piece, conversation))
    const isClear = lackOf(sentences, { sentences: known }) === null && !saysNothing(sentences)
    if (contentStems(said).size < fewestStems || !isClear || quoted.includes(said)) continue
    const candidate = quotedPieces(pieces, conversation)
    if (candidate) return candidate
  }
  return null
}

const isObstacle = ({ text, shown }: Piece): boolean =>
  shown !== null && !/\?$|^because\b/i.test(text) && obstacle.test(text) && !needsMore.test(withoutOpening(text))

/** The sentence and what follows in its turn, as far as it is short. */
function fromPiece(pieces: readonly Piece[], at: number, quoted: string): Piece[] {
  const after = pieces.slice(at)
  const fits = after.findIndex(
    ({ shown, text }, place) =>
      place > 0 &&
      (shown === null ||
        text.endsWith('?') ||
        quoted.includes(shown) ||
        wordsIn(after.slice(0, place + 1)) > mostWords),
  )
  return after.slice(0, fits < 0 ? after.length : fits)
}
