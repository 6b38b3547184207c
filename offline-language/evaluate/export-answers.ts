// Writes what evaluate/train-answers.py learns from, some minutes of work:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/export-answers.ts FILE
import { createWriteStream } from 'node:fs'
import { type KindShares, sentenceKinds } from '../src/agent/written/kind-of.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { type ExampleScenario, examplesOf } from './answers/examples.js'
import { markedTurns } from './answers/marked-turns.js'
import { writtenTalks } from './answers/written-talks.js'
import { kindExamples } from './kinds/kind-examples.js'
import { crossedShares } from './kinds/train-kinds.js'
import { readLabelledPrompts, readScenarios } from './scenarios.js'

await prepareTagger()
const scenarios = readScenarios('scenarios')
const sentences = kindExamples([...scenarios, ...readLabelledPrompts()])
const kindsOf = new Map(
  crossedShares(sentences).map((shares, at) => [
    sentences[at]!.text,
    Object.fromEntries(sentenceKinds.map((kind, place) => [kind, shares[place]!])) as KindShares,
  ]),
)
const file = createWriteStream(process.argv[2]!)
const write = (example: ExampleScenario) => file.write(`${JSON.stringify(example)}\n`)
scenarios.forEach((each, place) => write(examplesOf(each, place, (text) => kindsOf.get(text) ?? null)))
writtenTalks().forEach(write)
markedTurns().forEach(write)
file.end()
