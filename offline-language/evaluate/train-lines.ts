// Learns which line of a prompt is the reply to a turn, prints its figures by cross-validation, writes data/weights/lines.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-lines.ts
import { type LineFeatures, lineFeatures } from '../src/agent/lines/line-features.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { Learned } from './adam.js'
import { asHeard, isLeftOut, labelledLines, withExamples } from './labelled-lines.js'
import { spreadOf, writeWeights } from './logistic.js'
import { percent } from './percent.js'

interface Example {
  way: string
  scenario: number
  lines: Float64Array[]
  right: number[]
}

const [steps, pace, decay, folds] = [400, 0.05, 20, 5]
/** So many of a prompt's turns are as good as all. */
const everyTurn = 2
const limits = [0.3, 0.4, 0.5, 0.6]
/** How many examples the lines have: all prompts are learned from in both ways. */
const waysToShow = { 'no examples': () => 0, 'one to three examples': (line: number) => 1 + (line % 3) }

await prepareTagger()
const scenarios = labelledLines().filter((_, place) => isLeftOut(place))
const read = scenarios.flatMap((each, scenario) =>
  Object.entries(waysToShow).flatMap(([way, shownOf]) => {
    const { lines, turns } = withExamples(each, shownOf)
    return turns
      .filter((_, at) => at % everyTurn === 0)
      .map(({ before, say, lines: right }) => ({
        way,
        scenario,
        right,
        lines: lineFeatures(lines, asHeard(say), before),
      }))
  }),
)
const names = Object.keys(read[0]!.lines[0]!)
const spreads = names.map((name) => spreadOf(read.flatMap(({ lines }) => lines.map((features) => features[name] ?? 0))))
const scaled = (features: LineFeatures) =>
  Float64Array.from(names, (name, at) => ((features[name] ?? 0) - spreads[at]!.mean) / spreads[at]!.deviation)
const examples = read.map(({ lines, ...rest }): Example => ({ ...rest, lines: lines.map(scaled) }))

/** The share of each line, and last of none; `values` are the weights of the features, and last the score of none. */
function sharesOf({ lines }: Example, values: Float64Array): number[] {
  const scores = lines.map((line) => line.reduce((sum, value, at) => sum + value * values[at]!, 0))
  scores.push(values.at(-1)!)
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** Softmax over the lines and none of them. */
function train(known: readonly Example[]): Float64Array {
  const learned = new Learned(new Float64Array(names.length + 1))
  for (let step = 0; step < steps; step++) {
    for (const example of known) {
      const { lines, right } = example
      const shares = sharesOf(example, learned.values)
      const aim = (at: number) => (right.includes(at) ? 1 / right.length : 0)
      lines.forEach((line, at) => {
        const error = shares[at]! - aim(at)
        line.forEach((value, place) => (learned.gradient[place]! += error * value))
      })
      learned.gradient[names.length]! += shares.at(-1)! - Number(right.length === 0)
    }
    names.forEach((_, place) => (learned.gradient[place]! += decay * learned.values[place]!))
    learned.step(pace, 0)
  }
  return learned.values
}

function printFigures(): void {
  const shares = new Map<Example, number[]>()
  for (let fold = 0; fold < folds; fold++) {
    const values = train(examples.filter(({ scenario }) => scenario % folds !== fold))
    for (const example of examples)
      if (example.scenario % folds === fold) shares.set(example, sharesOf(example, values))
  }
  for (const way of Object.keys(waysToShow)) printWay(way, shares)
}

function printWay(way: string, shares: ReadonlyMap<Example, number[]>): void {
  const own = examples.filter((example) => example.way === way)
  const withLine = own.filter(({ right }) => right.length > 0).length
  const best = own.map((example) => {
    const ofLines = shares.get(example)!.slice(0, -1)
    const share = Math.max(...ofLines)
    return { share, isRight: example.right.includes(ofLines.indexOf(share)) }
  })
  console.log(`${way}: the nearest is right for ${percent(best.filter(({ isRight }) => isRight).length / withLine)}`)
  for (const least of limits) {
    const chosen = best.filter(({ share }) => share >= least)
    const right = chosen.filter(({ isRight }) => isRight).length
    console.log(
      `  from ${least}: right ${percent(right / chosen.length)}, found ${percent(right / withLine)} of ${withLine}`,
    )
  }
}

function write(): void {
  const values = train(examples)
  const weights = names.map((name, at) => [name, values[at]! / spreads[at]!.deviation] as const)
  const shift = weights.reduce((sum, [, weight], at) => sum + weight * spreads[at]!.mean, 0)
  writeWeights('lines', {
    features: Object.fromEntries(weights.map(([name, value]) => [name, rounded(value)])),
    none: rounded(values.at(-1)! + shift),
  })
}
const digits = 3
const rounded = (value: number) => Number(value.toFixed(digits))

printFigures()
write()
