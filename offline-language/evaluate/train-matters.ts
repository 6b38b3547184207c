// Learns which sentence of a scenario's prompt says what the talk is about, prints its figures by cross-validation,
// writes data/weights/matters.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-matters.ts
import { readFileSync } from 'node:fs'
import { possibleMatters } from '../src/report/worth/matter-worth.js'
import { logistic } from './logistic.js'
import { percent } from './percent.js'

interface Prompt {
  title: string
  user: string
  sentences: string[]
  /** The places of the sentences that readers would open an overview with, the best first. */
  matters: number[]
}

const aims = [1, 0.6, 0.4]
const prompts = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/matters.json`, 'utf8')) as Prompt[]
const examples = prompts.flatMap(({ title, user, sentences, matters }, talk) =>
  possibleMatters(sentences, title, user).map((one, at) => ({ ...one, aim: aims[matters.indexOf(at)] ?? 0, talk, at })),
)
const model = logistic(examples, { feature: 6, vector: 100 })
const shares = model.inFolds()
const counts = { total: 0, right: 0, fit: 0 }
prompts.forEach(({ matters }, talk) => {
  if (matters.length === 0) return
  const own = examples.flatMap((one, at) => (one.talk === talk ? [{ at: one.at, share: shares[at]! }] : []))
  const best = own.toSorted((a, b) => b.share - a.share)[0]!
  counts.total++
  counts.right += Number(best.at === matters[0])
  counts.fit += Number(matters.includes(best.at))
})
console.log(
  `${counts.total} prompts: the best sentence ${percent(counts.right / counts.total)}, one that fits ${percent(counts.fit / counts.total)}`,
)
model.write('matters')
