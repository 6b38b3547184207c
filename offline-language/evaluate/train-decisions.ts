// Learns which sentences say what a talk comes to from those that readers marked, prints how often the most probable ones are marked in
// talks that the weights were not learned from, writes data/weights/decisions.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-decisions.ts
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { decisionSigns } from '../src/report/decision/decision-signs.js'
import { type Example, logistic } from './logistic.js'
import { isMarked, type Mark, markedTalks, readMarks } from './marked-sentences.js'
import { percent } from './percent.js'

/** By talk: what it comes to, the most important first, each as the sentences that show it. */
const labels = readMarks<readonly (readonly Mark[])[]>('decisions')
/** How much the first, second and third count. */
const worths = [1, 0.7, 0.5]
const most = 3

const language = await loadLanguageModel()
const examples: (Example & { mark: number })[] = markedTalks().flatMap(({ name, conversation: source }, talk) => {
  const groups = labels[name]
  if (!groups) return []
  const { inTurns, units, known } = readForReport(source, language)
  const signs = decisionSigns(units, inTurns, known.wanted)
  const marks = units.map(({ piece }) => groups.findIndex((said) => isMarked(piece, said)))
  const lost = groups.filter((_, at) => !marks.includes(at)).length
  if (lost > 0) console.log(`talk ${name}: ${lost} of ${groups.length} marks are no sentences of it any more`)
  return units.map(({ vector }, at) => ({
    features: signs[at]!,
    vector,
    aim: worths[marks[at]!] ?? 0,
    talk,
    mark: marks[at]!,
  }))
})

const model = logistic(examples, { feature: 30, vector: 400 })
const chances = model.inFolds()
const talks = [
  ...Map.groupBy(
    examples.map((one, at) => ({ ...one, chance: chances[at]! })),
    ({ talk }) => talk,
  ).values(),
]
const best = talks.map((own) => own.toSorted((a, b) => b.chance - a.chance).slice(0, most))
const share = (isSo: (marks: readonly number[]) => boolean) =>
  percent(best.filter((own) => isSo(own.map(({ mark }) => mark))).length / talks.length)
const marked = best.flat().filter(({ mark }) => mark >= 0).length / best.flat().length
console.log(
  `${talks.length} talks, ${examples.length} sentences; of the best ${most} of each ${percent(marked)} are marked`,
)
console.log(
  `the most important one is among them in ${share((marks) => marks.includes(0))} of the talks, any in ${share((marks) => marks.some((mark) => mark >= 0))}`,
)
model.write('decisions')
