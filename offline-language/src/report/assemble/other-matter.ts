import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Piece } from '../moves/piece.js'
import { isQuestion } from '../select/said.js'

const { opensMatter, pointsBack } = loadPatterns('other-matter', 'opensMatter', 'pointsBack')

/** "And then?" */
const fewestWords = 5

/** Whether a sentence turns to another matter: a question, or "and one more thing", that has nothing of what is before it. */
export function isOtherMatter(piece: Piece, before: readonly Piece[]): boolean {
  const last = before.at(-1)
  // "What about half? Four thousand?"
  const isSameQuestion = last !== undefined && last.turn === piece.turn && isQuestion(last)
  const opens = opensMatter.test(piece.shown ?? piece.text)
  if (!last || isSameQuestion || !(isQuestion(piece) || opens)) return false
  if (!opens && pointsBack.test(piece.text)) return false
  const stems = contentStems(piece.text)
  if (stems.size === 0 && piece.text.split(' ').length < fewestWords) return false
  return !bargains(piece, before) && !before.some(({ text }) => [...contentStems(text)].some((stem) => stems.has(stem)))
}

/** "Could you do Thursday?", after "on Wednesday I'm away". */
const bargains = ({ figures }: Piece, before: readonly Piece[]): boolean =>
  figures.some(
    ({ kind }) => kind !== 'number' && before.some((one) => one.figures.some((other) => other.kind === kind)),
  )

/** The turns of a passage from the question with which its matter begins to where another one does, around `best`. */
export function ofOneMatter(parts: readonly Piece[][], best: Piece): Piece[][] {
  const all = parts.flat()
  const place = all.indexOf(best)
  const starts = all.flatMap((piece, at) => (isOtherMatter(piece, all.slice(0, at)) ? [at] : []))
  const from = starts.findLast((at) => at <= place) ?? 0
  const to = starts.find((at) => at > place) ?? all.length
  // "That's impressive." before the next question belongs to neither.
  const next = all[to]?.turn
  const kept = new Set(all.slice(from, to).filter(({ turn }) => turn !== next || turn === best.turn))
  return parts.map((pieces) => pieces.filter((piece) => kept.has(piece))).filter((pieces) => pieces.length > 0)
}
