// Learns which sentences say what a talk comes to from those that readers marked, prints how often the most probable ones are marked in
// talks that the weights were not learned from, writes data/weights/decisions.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-decisions.ts
import { readFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { decisionSigns } from '../src/report/decision/decision-signs.js'
import type { Piece } from '../src/report/moves/piece.js'
import { readSets, readTalks } from './conversations.js'
import { type Example, logistic } from './logistic.js'
import { percent } from './percent.js'

type Said = readonly [turn: number, text: string]
/** By talk: what it comes to, the most important first, each as the sentences that show it. */
const labels = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/decisions.json`, 'utf8')) as Readonly<
  Record<string, readonly (readonly Said[])[]>
>
/** How much the first, second and third count. */
const worths = [1, 0.7, 0.5]
/** A sentence is marked if so many of its words are. */
const leastShare = 0.6
const most = 3

const language = await loadLanguageModel()
const short = readSets().find(({ name }) => name === 'short')!.conversations
const examples: (Example & { mark: number })[] = [...readTalks(), ...short].flatMap(
  ({ name, conversation: source }, talk) => {
    const groups = labels[name]
    if (!groups) return []
    const { inTurns, units } = readForReport(source, language)
    const signs = decisionSigns(units, inTurns)
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
  },
)

function isMarked({ turn, text, said }: Piece, marked: readonly Said[]): boolean {
  return marked.some(([at, quote]) => {
    const words = new Set(wordsOf(quote))
    const isHere = (own: readonly string[]) => own.filter((word) => words.has(word)).length >= own.length * leastShare
    return at === turn && [text, said].map(wordsOf).some(isHere)
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

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
