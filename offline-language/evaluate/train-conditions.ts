// Learns when a turn meets a condition of a prompt, prints its figures by cross-validation, writes data/weights/conditions.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-conditions.ts
import { leastAbout, leastDone } from '../src/agent/conditions/met.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { type Example, logistic, writeWeights } from './logistic.js'
import { markedConditions, type MarkedTurn } from './marked-conditions.js'
import { percent } from './percent.js'

const noVector = new Float32Array(0)

await prepareTagger()
const marked = markedConditions()

/** The model of some turns with the probability of each of them in folds. */
function learn(of: 'about' | 'does', turns: readonly MarkedTurn[], decay: number) {
  const examples = marked.map(({ features, is, talk }): Example => ({
    features: features[of],
    vector: noVector,
    aim: Number(is === 'met'),
    talk,
  }))
  const chosen = new Set(turns)
  const model = logistic(examples, { feature: decay, vector: 0 }, (at) => chosen.has(marked[at]!))
  return { shares: model.inFolds(), weights: model.weights() }
}

const about = learn(
  'about',
  marked.filter(({ is, source }) => source === 'conditions' && is !== 'near'),
  5,
)
const does = learn(
  'does',
  marked.filter(({ is }) => is !== 'far'),
  20,
)
const shareOf = (turns: readonly number[], isFound: (at: number) => boolean) =>
  percent(turns.filter(isFound).length / turns.length)
const placesOf = (source: MarkedTurn['source'], is: MarkedTurn['is']) =>
  marked.flatMap((one, at) => (one.source === source && one.is === is ? [at] : []))

for (const near of [0.3, leastAbout, 0.6])
  for (const sure of [leastDone, 0.5, 0.6]) {
    const isFound = (at: number) => about.shares[at]! >= near && does.shares[at]! >= sure
    console.log(
      `about ${near}, does ${sure}: of what meets it ${shareOf(placesOf('conditions', 'met'), isFound)}, of what nearly does ${shareOf(placesOf('conditions', 'near'), isFound)}, of other talks ${shareOf(placesOf('conditions', 'far'), isFound)}; scenarios ${shareOf(placesOf('scenarios', 'met'), isFound)} and ${shareOf(placesOf('scenarios', 'near'), isFound)}`,
    )
  }

writeWeights('conditions', { about: about.weights, does: does.weights })
