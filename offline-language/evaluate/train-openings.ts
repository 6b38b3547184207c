// Learns which words say what a talk is about from those that readers marked, prints how often the best are marked ones in talks
// that the weights were not learned from, writes data/weights/openings.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-openings.ts
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readMoves } from '../src/report/moves/read-moves.js'
import { readConversation } from '../src/report/read/read-conversation.js'
import { isClosed } from '../src/report/summary/closed.js'
import { possibleOpenings } from '../src/report/worth/opening-features.js'
import { type SaidWindow, wordsOf } from '../src/report/worth/said-windows.js'
import { type Example, logistic } from './logistic.js'
import { isMarked, type Mark, markedTalks, readMarks } from './marked-sentences.js'
import { percent } from './percent.js'

/** By talk and reader: the marked words, the best first, each as sentences of one turn. */
const openings = readMarks<readonly (readonly (readonly Mark[])[])[]>('openings')
const worths = [1, 0.7, 0.5, 0.4, 0.3]
/** Of a longer turn, not all must be quoted. */
const enough = 30

/** How far a window is what a reader marked, from 0 to 1. */
function aimOf({ pieces }: SaidWindow, marked: readonly (readonly Mark[])[]): number {
  const overlaps = marked.map((marks, place) => {
    const both = wordsOf(pieces.filter((piece) => isMarked(piece, marks)))
    const own = marks.filter(([turn]) => turn === pieces[0]!.turn).map(([, text]) => text.split(' ').length)
    const most = own.reduce((sum, words) => sum + words, 0)
    return (both / Math.max(wordsOf(pieces), Math.min(enough, most))) * (worths[place] ?? 0)
  })
  return Math.max(0, ...overlaps)
}

const language = await loadLanguageModel()
const examples: (Example & SaidWindow)[] = markedTalks().flatMap(({ name, conversation: source }, talk) => {
  const readers = openings[name]
  if (!readers) return []
  const conversation = readConversation({ ...source, scenarioTitle: '', scenarioPrompt: '' }, language)
  const windows = possibleOpenings(readMoves(conversation).turns, (pieces) => isClosed(pieces, conversation))
  return windows.map((one) => ({
    ...one,
    talk,
    aim: readers.reduce((sum, marked) => sum + aimOf(one, marked), 0) / readers.length,
  }))
})
const model = logistic(examples, { feature: 10, vector: 150 })
const shares = model.inFolds()
const rated = examples.map((one, at) => ({ ...one, share: shares[at]! }))
const best = [...Map.groupBy(rated, ({ talk }) => talk).values()].map(
  (all) => all.toSorted((a, b) => b.share - a.share)[0]!,
)
const shareOf = (least: number) => percent(best.filter(({ aim }) => aim > least).length / best.length)
console.log(
  `${best.length} talks, ${examples.length} possible; the best has marked words in ${shareOf(0)}, mostly in ${shareOf(0.35)}`,
)
model.write('openings')
