// Learns the kinds of a prompt's sentences, prints its figures by cross-validation, writes data/weights/sentence-kinds.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-sentence-kinds.ts
// It writes no spaces between the numbers: run `npx oxfmt offline-language/data/weights` after it.
import { writeFileSync } from 'node:fs'
import { sentenceKinds } from '../src/agent/written/kind-of.js'
import { type KindExample, kindExamples } from './kind-examples.js'
import { readLabelledPrompts, readScenarios } from './scenarios.js'

const fewestExamples = 3
const decay = 0.001
const rounds = 30
const rate = 0.3
const folds = 5

type Weights = Map<string, Float64Array>
interface Model {
  bias: Float64Array
  weights: Weights
}

const zeros = (value = 0) => new Float64Array(sentenceKinds.length).fill(value)

function sharesOf({ bias, weights }: Model, features: readonly string[]): number[] {
  const sums = [...bias]
  for (const feature of features) weights.get(feature)?.forEach((weight, kind) => (sums[kind]! += weight))
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** The same order every time. */
function* shuffled(count: number): Generator<number> {
  const order = Array.from({ length: count }, (_, at) => at)
  let seed = count
  for (let last = count - 1; last >= 0; last--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const at = seed % (last + 1)
    yield order[at]!
    order[at] = order[last]!
  }
}

/** Logistic regression over all kinds, with steps that shrink for features already seen (AdaGrad). */
function train(examples: readonly KindExample[]): Model {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].flatMap(([feature, count]) => (count >= fewestExamples ? feature : []))
  const model: Model = { bias: zeros(), weights: new Map(known.map((feature) => [feature, zeros()])) }
  const squares: Model = { bias: zeros(1), weights: new Map(known.map((feature) => [feature, zeros(0.1)])) }
  const step = (values: Float64Array, sums: Float64Array, kind: number, slope: number) => {
    sums[kind]! += slope * slope
    values[kind]! -= (rate * slope) / Math.sqrt(sums[kind]!)
  }
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(examples.length)) {
      const { features, kind: right } = examples[at]!
      for (const [kind, share] of sharesOf(model, features).entries()) {
        const slope = share - (sentenceKinds[kind] === right ? 1 : 0)
        step(model.bias, squares.bias, kind, slope)
        for (const feature of features) {
          const weights = model.weights.get(feature)
          if (weights) step(weights, squares.weights.get(feature)!, kind, slope + decay * weights[kind]!)
        }
      }
    }
  return model
}

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
const crossed = Array.from({ length: folds }, (_, fold) => {
  const model = train(examples.filter(({ scenario }) => scenario % folds !== fold))
  return examples
    .filter(({ scenario }) => scenario % folds === fold)
    .map(({ features, kind }) => ({ shares: sharesOf(model, features), kind }))
})
console.log(`# cross-validation, ${examples.length} sentences`)
printFigures(crossed.flat())
const { bias, weights } = train(examples)
console.log('# held-out scenarios')
printFigures(
  kindExamples(readScenarios('scenarios-held-out')).map(({ features, kind }) => ({
    shares: sharesOf({ bias, weights }, features),
    kind,
  })),
)

const tenths = (values: Float64Array) => JSON.stringify([...values].map((weight) => Math.round(weight * 10)))
const lines = [...weights].sort().map(([feature, values]) => `    ${JSON.stringify(feature)}: ${tenths(values)}`)
const written = `{\n  "bias": ${tenths(bias)},\n  "features": {\n${lines.join(',\n')}\n  }\n}\n`
writeFileSync(`${import.meta.dirname}/../data/weights/sentence-kinds.json`, written)
