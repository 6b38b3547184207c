import { writeFileSync } from 'node:fs'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { weighed } from '../src/report/title/title-features.js'
import type { Example } from './answers/examples.js'
import { train } from './answers/train.js'
import { labelledTitles as titleExamples } from './labelled-titles.js'

const folds = 5

function isRight({ pairs, right }: Example, weights: Readonly<Record<string, number>>): boolean {
  const scores = pairs.map((pair) => weighed(pair, weights))
  return right.includes(scores.indexOf(Math.max(...scores)))
}

await prepareTagger()
const examples = await titleExamples()
const measured = examples.filter(({ right }) => right.length > 0)
const found = Array.from({ length: folds }, (_, fold) => {
  const { pair } = train(examples.filter(({ scenario }) => scenario % folds !== fold))
  return measured.filter((one) => one.scenario % folds === fold && isRight(one, pair)).length
})
console.log(`${found.reduce((all, count) => all + count, 0)} of ${measured.length} titles right in five folds`)
const { pair, none } = train(examples)
const written = { features: pair, least: none['none'] ?? 0 }
writeFileSync(new URL('../data/weights/titles.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`)
