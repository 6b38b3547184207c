// Writes what evaluate/train-spans.py learns from:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/export-spans.ts FILE
import { readFileSync, writeFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { readUnits } from '../src/report/spans/unit-signs.js'
import { unitsOf } from '../src/report/spans/units.js'
import { readTalks } from './conversations.js'

/** By talk: the key points that readers chose, each from a sentence to a sentence: the place of its turn, and its text. */
const chosen = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/spans.json`, 'utf8')) as Readonly<
  Record<string, readonly { from: Said; to: Said }[]>
>
type Said = readonly [turn: number, text: string]

const digits = 4
const rounded = (value: number): number => Number(value.toFixed(digits))
const language = await loadLanguageModel()
const lines = readTalks().flatMap(({ name, conversation: source }) => {
  const spans = chosen[name]
  if (!spans) return []
  const { inTurns } = readForReport(source, language)
  const units = readUnits(unitsOf(inTurns.turns), inTurns, source.scenarioPrompt)
  const placeOf = ([turn, text]: Said) =>
    units.findIndex(({ at, piece }) => inTurns.turns[at]!.turn === turn && piece.text === text)
  const places = spans.map(({ from, to }) => [placeOf(from), placeOf(to)] as const)
  const lost = places.filter(([from, to]) => from < 0 || to < from).length
  if (lost > 0) console.log(`talk ${name}: ${lost} of ${places.length} spans are no sentences of it any more`)
  const read = units.map(({ signs, border, vector, piece }) => ({
    signs,
    border,
    vector: [...vector].map(rounded),
    words: piece.said.split(' ').length,
  }))
  return JSON.stringify({ name, units: read, spans: places.filter(([from, to]) => from >= 0 && to >= from) })
})
writeFileSync(process.argv[2]!, lines.join('\n'))
console.log(`${lines.length} talks`)
