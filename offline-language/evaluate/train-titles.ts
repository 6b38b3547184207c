import { writeFileSync } from 'node:fs'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { weighed } from '../src/report/learned/features.js'
import { labelledTitles } from './labelled-titles.js'
import { type Choice, trainChoice } from './train-choice.js'

const folds = 5

function isRight({ candidates, right }: Choice, weights: Readonly<Record<string, number>>): boolean {
  const scores = candidates.map((each) => weighed(each, weights))
  return right.includes(scores.indexOf(Math.max(...scores)))
}

await prepareTagger()
const titles = await labelledTitles()
const measured = titles.filter(({ right }) => right.length > 0)
const found = Array.from({ length: folds }, (_, fold) => {
  const { features } = trainChoice(titles.filter(({ group }) => group % folds !== fold))
  return measured.filter((one) => one.group % folds === fold && isRight(one, features)).length
})
console.log(`${found.reduce((all, count) => all + count, 0)} of ${measured.length} titles right in five folds`)
const { features, none } = trainChoice(titles)
const written = { features, least: none }
writeFileSync(new URL('../data/weights/titles.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`)
