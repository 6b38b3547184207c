// Learns which passages are worth telling from those that readers marked, prints its figures by cross-validation,
// writes data/weights/passages.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-points.ts
import { logistic } from './logistic.js'
import { type Mark, type MarkedPassage, markedPassages } from './marked-passages.js'
import { percent } from './percent.js'

/** How much each mark speaks for a passage. */
const aims: Readonly<Record<Mark, number>> = { A: 1, B: 0.8, C: 0.1, U: 0, F: 0 }
const isGood = ({ mark }: MarkedPassage) => mark === 'A' || mark === 'B'
const least = 0.55

const marked = await markedPassages()
const model = logistic(
  marked.map((one) => ({ ...one, aim: aims[one.mark] })),
  { feature: 10, vector: 150 },
)

const shares = model.inFolds()
const chosen = marked.filter((_, at) => shares[at]! >= least)
console.log(`${marked.length} passages, ${percent(marked.filter(isGood).length / marked.length)} of them good`)
console.log(
  `in folds ${chosen.length} are chosen, ${percent(chosen.filter(isGood).length / chosen.length)} of them good`,
)

model.write('passages')
