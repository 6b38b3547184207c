import type { AnswerWeights } from '../../src/agent/answers/answer-model.js'
import type { Features } from '../../src/agent/answers/pair-features.js'
import { fit, projected } from '../../src/agent/answers/projection.js'
import type { Example } from './examples.js'
import { train } from './train.js'

export interface Shares {
  right: number
  other: number
  none: number
  /** Of the questions without an answer, how many get one. */
  filler: number
}

const folds = 5

/** How weights of four fifths of the scenarios do on the last fifth. */
export function crossValidation(examples: readonly Example[]): Shares {
  const [known, open] = [
    { right: 0, other: 0, none: 0 },
    { none: 0, filler: 0 },
  ]
  for (let fold = 0; fold < folds; fold++) {
    const weights = train(examples.filter(({ scenario }) => scenario % folds !== fold))
    for (const example of examples) {
      if (!example.isMeasured || example.scenario % folds !== fold) continue
      const best = bestOf(example, weights)
      if (example.right.length === 0 && !example.isMissing) open[best === null ? 'none' : 'filler']++
      else known[best === null ? 'none' : example.right.includes(best) ? 'right' : 'other']++
    }
  }
  const count = known.right + known.other + known.none
  return {
    right: known.right / count,
    other: known.other / count,
    none: known.none / count,
    filler: open.filler / (open.filler + open.none),
  }
}

function bestOf({ pairs, none, meaning }: Example, weights: AnswerWeights): number | null {
  const asked = meaning ? projected(weights.question, meaning.asked) : []
  const fits = meaning ? meaning.said.map((vector) => fit(asked, projected(weights.said, vector))) : []
  const scores = pairs.map((pair, at) => scoreOf(pair, weights.pair) + (fits[at] ?? 0))
  const most = Math.max(...scores)
  return most > scoreOf(none, weights.none) ? scores.indexOf(most) : null
}

const scoreOf = (features: Features, by: Readonly<Record<string, number>>) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (by[name] ?? 0), 0)
