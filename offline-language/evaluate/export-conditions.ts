// Writes what evaluate/train-conditions.py learns from, some minutes of work:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/export-conditions.ts FILE
import { createWriteStream } from 'node:fs'
import { answerVectorOf } from '../src/language/encoder/answer-vector.js'
import { vectorOf } from '../src/language/encoder/sentence-vector.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { markedConditions } from './marked-conditions.js'

await prepareTagger()
const digits = 4
const rounded = (value: number) => Number(value.toFixed(digits))
const roundedIn = (features: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(features).map(([name, value]) => [name, rounded(value)]))

const marked = markedConditions()
const texts = [...new Set(marked.flatMap(({ condition, turn }) => [condition.asked, turn]))]
const places = new Map(texts.map((text, place) => [text, place]))
const file = createWriteStream(process.argv[2]!)
const write = (line: object) => file.write(`${JSON.stringify(line)}\n`)
for (const text of texts) write({ vector: [...vectorOf(text), ...answerVectorOf(text)].map(rounded) })
for (const { source, is, talk, condition, turn, features } of marked)
  write({
    source,
    is,
    talk,
    condition: places.get(condition.asked),
    turn: places.get(turn),
    about: roundedIn(features.about),
    does: roundedIn(features.does),
  })
file.end()
