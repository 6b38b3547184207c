// Learns which sentence of a prompt answers a question, prints its figures by cross-validation, writes data/weights/answers.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-answers.ts
import { writeFileSync } from 'node:fs'
import type { Projection } from '../src/agent/answers/projection.js'
import { type KindShares, sentenceKinds } from '../src/agent/written/kind-of.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { crossValidation } from './answers/cross-validation.js'
import { examplesOf } from './answers/examples.js'
import { train } from './answers/train.js'
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
const examples = [...examplesOf(scenarios, (text) => kindsOf.get(text) ?? null), ...writtenTalks(scenarios.length)]
const shares = Object.entries(crossValidation(examples)).map(([name, share]) => `${name} ${(share * 100).toFixed(0)} %`)
console.log(`${examples.length} lines, ${examples.filter(({ isMissing }) => isMissing).length} without a statement`)
console.log(`questions in five folds: ${shares.join(', ')}`)

const { pair, none, question, said } = train(examples)
const thousandths = (rows: Projection) =>
  rows.map((row) => JSON.stringify(Array.from(row, (value) => Math.round(value * 1000)))).join(',\n')
const written = `{
"pair": ${JSON.stringify(pair, null, 2)},
"none": ${JSON.stringify(none, null, 2)},
"question": [${thousandths(question)}],
"said": [${thousandths(said)}]
}
`
writeFileSync(new URL('../data/weights/answers.json', import.meta.url), written)
