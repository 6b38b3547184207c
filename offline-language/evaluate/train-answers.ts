import { writeFileSync } from 'node:fs'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { crossValidation } from './answers/cross-validation.js'
import { examplesOf } from './answers/examples.js'
import { train } from './answers/train.js'
import { writtenTalks } from './answers/written-talks.js'
import { readScenarios } from './scenarios.js'

await prepareTagger()
const scenarios = readScenarios('scenarios')
const examples = [...examplesOf(scenarios), ...writtenTalks(scenarios.length)]
const shares = Object.entries(crossValidation(examples)).map(([name, share]) => `${name} ${(share * 100).toFixed(0)} %`)
console.log(`${examples.length} lines, ${examples.filter(({ isMissing }) => isMissing).length} without a unit`)
console.log(`questions in five folds: ${shares.join(', ')}`)
writeFileSync(new URL('../data/weights/answers.json', import.meta.url), `${JSON.stringify(train(examples), null, 2)}\n`)
