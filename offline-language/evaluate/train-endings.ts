// Learns which passage tells how a talk ends from the overviews that readers wrote, prints how much of them it tells in talks
// that it was not learned from, writes data/weights/endings.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-endings.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { contentStems } from '../src/language/tokens/content-stems.js'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { type Figure, figuresOf, isSameFigure } from '../src/report/phrase/figures.js'
import { lastState } from '../src/report/summary/last-state.js'
import { endingFeatures } from '../src/report/worth/ending-features.js'
import { possibleEndings } from '../src/report/worth/ending-worth.js'
import { ratedPassages } from '../src/report/worth/passage-worth.js'
import { Learned } from './answers/adam.js'
import { readTalks } from './conversations.js'
import { spreadOf } from './logistic.js'

const folds = 8
const steps = 300
const pace = 0.02
const decay = 0.02
/** How much more the best passage counts than the others. */
const sharpness = 12
const ofFigure = 2
/** What the reader tells counts so much more than brevity. */
const ofRecall = 2

interface Ending {
  values: number[]
  /** How much of the reader's overview it tells. */
  told: number
}

const outcomes = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/outcomes.json`, 'utf8')) as Readonly<
  Record<string, string>
>
const language = await loadLanguageModel()
let names: string[] = []

const talks = readTalks().flatMap(({ name, conversation: source }) => {
  const outcome = outcomes[name]
  if (!outcome) return []
  const { conversation, moves, inTurns, possible } = readForReport(source, language)
  const rated = ratedPassages(possible, conversation, inTurns, source.scenarioPrompt)
  const settled = lastState(moves, { matter: '', prompt: source.scenarioPrompt }, conversation).turns
  const wanted = contentsOf(outcome, conversation.cast.nameParts)
  const endings = possibleEndings(rated, inTurns.turns).map((passage) => {
    const features = endingFeatures(passage, settled, inTurns.turns)
    names = Object.keys(features)
    const said = passage.parts
      .flat()
      .map(({ text }) => text)
      .join(' ')
    return { values: Object.values(features), told: toldOf(contentsOf(said, conversation.cast.nameParts), wanted) }
  })
  return endings.length > 0 ? [endings] : []
})

interface Contents {
  stems: string[]
  figures: Figure[]
}

function contentsOf(text: string, nameParts: ReadonlySet<string>): Contents {
  return {
    stems: [...contentStems(text)].filter((stem) => !nameParts.has(stem) && !/\d/.test(stem)),
    figures: figuresOf(text),
  }
}

function toldOf(own: Contents, wanted: Contents): number {
  const weigh = ({ stems, figures }: Contents) => stems.length + ofFigure * figures.length
  const both = weigh({
    stems: own.stems.filter((stem) => wanted.stems.includes(stem)),
    figures: wanted.figures.filter((one) => own.figures.some((other) => isSameFigure(one, other))),
  })
  const [precision, recall] = [both / Math.max(1, weigh(own)), both / weigh(wanted)]
  return both === 0 ? 0 : ((1 + ofRecall) * precision * recall) / (ofRecall * precision + recall)
}

const all = talks.flat()
const spreads = names.map((_, at) => spreadOf(all.map(({ values }) => values[at]!)))
for (const one of all) one.values = one.values.map((value, at) => (value - spreads[at]!.mean) / spreads[at]!.deviation)

const scoreOf = ({ values }: Ending, weights: Float64Array): number =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, 0)

function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}

/** The chance of each passage of a talk grows with how much it tells. */
function train(chosen: readonly Ending[][]): Float64Array {
  const learned = new Learned(new Float64Array(names.length))
  for (let step = 0; step < steps; step++) {
    for (const endings of chosen) {
      const now = shares(endings.map((one) => scoreOf(one, learned.values)))
      const aims = shares(endings.map(({ told }) => told * sharpness))
      for (const [place, { values }] of endings.entries())
        for (const [at, value] of values.entries())
          learned.gradient[at]! += ((now[place]! - aims[place]!) * value) / chosen.length
    }
    learned.step(pace, decay)
  }
  return learned.values
}

let [told, best] = [0, 0]
for (let fold = 0; fold < folds; fold++) {
  const weights = train(talks.filter((_, at) => at % folds !== fold))
  for (const endings of talks.filter((_, at) => at % folds === fold)) {
    told += endings.toSorted((a, b) => scoreOf(b, weights) - scoreOf(a, weights))[0]!.told / talks.length
    best += Math.max(...endings.map((one) => one.told)) / talks.length
  }
}
const digits = 3
console.log(`${talks.length} talks; told ${told.toFixed(digits)}, by the best passages ${best.toFixed(digits)}`)

const weights = train(talks)
const written = Object.fromEntries(
  names.map((name, at) => [name, Number((weights[at]! / spreads[at]!.deviation).toFixed(digits))]),
)
console.log(written)
writeFileSync(`${import.meta.dirname}/../data/weights/endings.json`, `${JSON.stringify(written)}\n`)
