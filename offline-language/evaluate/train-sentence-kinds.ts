// Learns the kinds of a prompt's sentences, prints its figures by cross-validation, writes data/weights/sentence-kinds.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-sentence-kinds.ts
// It writes no spaces between the numbers: run `npx oxfmt offline-language/data/weights` after it.
import { writeFileSync } from 'node:fs'
import { sentenceKinds } from '../src/agent/written/kind-of.js'
import { kindExamples } from './kinds/kind-examples.js'
import { crossedShares, sharesOf, trainKinds, vectorScale } from './kinds/train-kinds.js'
import { readLabelledPrompts, readScenarios } from './scenarios.js'

const unsayable = new Set(['unknown', 'person', 'manner', 'meta'])
const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`

function printFigures(tested: readonly { shares: number[]; kind: string }[]): void {
  const guess = (shares: number[]) => sentenceKinds[shares.indexOf(Math.max(...shares))]!
  const right = tested.filter(({ shares, kind }) => guess(shares) === kind)
  console.log(`right: ${percent(right.length, tested.length)}`)
  for (const each of sentenceKinds) {
    const hits = right.filter(({ kind }) => kind === each).length
    const guessed = tested.filter(({ shares }) => guess(shares) === each).length
    const all = tested.filter(({ kind }) => kind === each).length
    console.log(`  ${each.padEnd(8)} precision ${percent(hits, guessed)}, recall ${percent(hits, all)}`)
  }
  const isRefused = (shares: number[]) =>
    shares.reduce((sum, share, at) => sum + (unsayable.has(sentenceKinds[at]!) ? share : 0), 0) >= 0.6
  const refused = tested.filter(({ shares }) => isRefused(shares))
  const rightly = refused.filter(({ kind }) => unsayable.has(kind)).length
  const all = tested.filter(({ kind }) => unsayable.has(kind)).length
  console.log(`  never said: precision ${percent(rightly, refused.length)}, recall ${percent(rightly, all)}`)
}

const examples = kindExamples([...readScenarios('scenarios'), ...readLabelledPrompts()])
console.log(`# cross-validation, ${examples.length} sentences`)
printFigures(crossedShares(examples).map((shares, at) => ({ shares, kind: examples[at]!.kind })))
const model = trainKinds(examples)
console.log('# held-out scenarios')
printFigures(
  kindExamples(readScenarios('scenarios-held-out')).map((example) => ({
    shares: sharesOf(model, example),
    kind: example.kind,
  })),
)

const { bias, weights, vector } = model
const inParts = (values: Float64Array, parts: number) =>
  JSON.stringify([...values].map((weight) => Math.round(weight * parts)))
const lines = [...weights].sort().map(([feature, values]) => `    ${JSON.stringify(feature)}: ${inParts(values, 10)}`)
const ofVector = vector.map((values) => `    ${inParts(values, 100 * vectorScale)}`)
const written = `{
  "bias": ${inParts(bias, 10)},
  "features": {
${lines.join(',\n')}
  },
  "vector": [
${ofVector.join(',\n')}
  ]
}
`
writeFileSync(`${import.meta.dirname}/../data/weights/sentence-kinds.json`, written)
