import { type AnswerWeights, scoresOf } from '../../src/agent/answers/answer-model.js'
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

function bestOf(example: Example, weights: AnswerWeights): number | null {
  const scores = scoresOf(example, weights)
  const none = scores.pop()!
  const most = Math.max(...scores)
  return most > none ? scores.indexOf(most) : null
}
