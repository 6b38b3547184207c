import { contentStems } from '../../language/tokens/content-stems.js'
import { movePatterns } from '../moves/patterns.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { procedure } = movePatterns
const mostWords = 40

export const isQuestion = ({ text }: Piece): boolean => text.endsWith('?')

const { saysOnly, thanksByName, greets } = loadPatterns('said', 'saysOnly', 'thanksByName', 'greets')

/** "Morning doctor." */
const hello = /^(?:oh,? )?(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening))(?:,? \p{L}+\.?){0,3}[.!]$/iu

/** "No, twenty-four.": what leans on the words of the other speaker. */
const leansOnOther =
  /^(?:no,? (?:wait\b|[\p{L}-]+,(?! (?:I|we)\b)|it is\b|that is (?!(?:the|my|our|a)\b))|not even\b|so that is\b)|\b(?:more|less|better|worse) than that\b/iu
/** "Otherwise I go.": what leans on the sentence before it. */
const leansOnOwn =
  /^(?:otherwise|instead,|in that case|either way|that is (?:why|what|where|how) (?:I|we|you)\b|you (?:can|could) do (?:that|it)\b)/i
/** "Then you wouldn't have the fee." */
export const concludes = /^then\b(?! (?:I|we) (?:went|had|was|were|got)\b)/i

/** Whether what is quoted needs the words before it, which are not quoted. */
export function leansBack(parts: readonly (readonly Piece[])[]): boolean {
  const [first] = parts.flat()
  return (
    (first !== undefined && (leansOnOther.test(first.text) || concludes.test(first.text))) ||
    parts.some(([start]) => start !== undefined && leansOnOwn.test(start.text))
  )
}

export const isEmpty = (piece: Piece): boolean =>
  hello.test(piece.text) ||
  saysOnly.test(piece.text) ||
  greets.test(piece.text) ||
  greets.test(piece.shown ?? '') ||
  thanksByName.test(piece.text) ||
  (contentStems(piece.text).size === 0 && piece.figures.length === 0 && !isQuestion(piece) && !denies.test(piece.text))

/** "Not now.": what follows has no sense without it. */
const denies =
  /^(?:no|not|never)\b(?! (?:problem|worries|really)\b).* \p{L}+[.!]$|^(?:sorry,? |but )?(?:I|we) (?:can|will) not (?:do|give|go|pay|offer|promise)\b/iu

const shareOfOthers = 0.3

/** What the turns of a talk say that can be quoted, and how much it weighs. */
export interface WeighedTurns {
  said: Piece[][]
  weight: (piece: Piece) => number
  valueOf: (pieces: readonly Piece[]) => number
}

export const weighedTurns = (turns: readonly SpokenTurn[], weight: WeighedTurns['weight']): WeighedTurns => ({
  said: saidInTurns(turns, weight),
  weight,
  valueOf: valueBy(weight),
})

/** The weightiest piece, and a part of what the others weigh. */
const valueBy =
  (weight: (piece: Piece) => number) =>
  (pieces: readonly Piece[]): number => {
    const [best = 0, ...others] = pieces.map(weight).toSorted((a, b) => b - a)
    return others.reduce((sum, one) => sum + Math.max(0, one) * shareOfOthers, best)
  }

/** What each turn says that can be quoted. */
const saidInTurns = (turns: readonly SpokenTurn[], weight: (piece: Piece) => number): Piece[][] =>
  turns.map((turn, at) => saidIn(turn, weight, answersQuestion(turns[at - 1], turn)))

const answersQuestion = (before: SpokenTurn | undefined, { role }: SpokenTurn): boolean => {
  const last = before?.pieces.at(-1)
  return last !== undefined && before!.role !== role && isQuestion(last)
}

/** What a turn says, sentence after sentence, without what says nothing at its ends. */
function saidIn({ pieces }: SpokenTurn, weight: (piece: Piece) => number, isAnswer = false): Piece[] {
  const runs: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.isTakenBack) continue
    if (piece.shown === null || procedure.test(piece.text)) runs.push([])
    else if (!isSaidAgain(piece, pieces)) runs.at(-1)!.push(piece)
  }
  const sum = (run: readonly Piece[]) => run.reduce((all, piece) => all + Math.max(0, weight(piece)), 0)
  const [best = []] = runs.map((run) => withinLimit(trimmed(run), weight)).toSorted((a, b) => sum(b) - sum(a))
  return isAnswer && best[0] === trimmed(pieces)[0] ? best : withoutStart(best, weight)
}

const leastWeight = -0.5
/** "And she knows him": what needs the sentence before it. */
const leans =
  /^(?:and|but|because|so|then|with|or|which|instead|that|this|it|its|he|she|they|them|those|these|his|her|their|ones?|some|both)\b/i

/** "No, laugh. So, we're having to move the date." */
const opensAnew = /^(?:so|now|anyway|right), /i
const mostBeforeOpening = 2

/** "Let me turn the radio down.", "I know it looks that way.": not the first sentences that no one needs. */
function withoutStart(run: readonly Piece[], weight: (piece: Piece) => number): Piece[] {
  const opening = run.slice(0, mostBeforeOpening + 1).findLastIndex(({ shown }) => opensAnew.test(shown ?? ''))
  if (opening > 0 && run.slice(0, opening).every((one) => one.figures.length === 0 && !isQuestion(one)))
    return run.slice(opening)
  const start = run.findIndex(
    (piece, at) =>
      at === run.length - 1 ||
      isQuestion(piece) ||
      piece.figures.length > 0 ||
      denies.test(piece.text) ||
      weight(piece) >= leastWeight ||
      leans.test(run[at + 1]!.text) ||
      run[at + 1]!.shown!.startsWith('…'),
  )
  return run.slice(Math.max(0, start))
}

/** "It's 801." and "It's 801 it's still street side.": clauses of speech without marks. */
const isSaidAgain = (piece: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (one) =>
      one !== piece &&
      one.shown !== null &&
      one.shown.length > piece.shown!.length &&
      one.shown.startsWith(piece.shown!.replace(/[.?!]$/, '')),
  )

export function trimmed(run: readonly Piece[]): Piece[] {
  const first = run.findIndex((piece) => !isEmpty(piece))
  return first < 0 ? [] : run.slice(first, run.findLastIndex((piece) => !isEmpty(piece)) + 1)
}

/** The end that weighs less goes first. */
function withinLimit(run: Piece[], weight: (piece: Piece) => number): Piece[] {
  let left = run
  while (left.length > 1 && wordsIn(left) > mostWords)
    left = trimmed(weight(left[0]!) < weight(left.at(-1)!) ? left.slice(1) : left.slice(0, -1))
  return left
}

/** The whole, then less of it, always with its weightiest sentence; the questions at the end that no one answers are left out. */
export function windowsOf(own: readonly Piece[], weight: (piece: Piece) => number): Piece[][] {
  const told = own.every(isQuestion)
    ? [...own]
    : trimmed(own.slice(0, own.findLastIndex((one) => !isQuestion(one)) + 1))
  const best = told.reduce((best, piece, at) => (weight(piece) > weight(told[best]!) ? at : best), 0)
  const isDenied = told[0] !== undefined && denies.test(told[0].text)
  const from = isDenied ? 0 : told.findLastIndex((piece, at) => at <= best && !leans.test(piece.text))
  const ends = [told.length, ...told.map((_, at) => told.length - 1 - at)].filter((end) => end > best)
  return [
    ...(told.length < own.length ? [[...own]] : []),
    ...ends.flatMap((end) => [told.slice(0, end), ...(from > 0 ? [told.slice(from, end)] : [])]),
  ].filter((one) => one.length > 0)
}
