import { turnSentiment } from '../../src/report/select/turn-sentiment.js'
import type { Feeling } from '../conversations.js'
import type { Evaluated } from '../evaluated.js'
import { mean } from '../evaluated.js'

export interface FeelingMeasures {
  macroF1: number
  accuracy: number
  /** Turns whose feeling was mistaken. */
  wrong: string[]
}

const feelings: readonly Feeling[] = ['positive', 'neutral', 'negative']

/** The sentiment of single turns against their labels. */
export function feelingMeasures(all: readonly Evaluated[]): FeelingMeasures {
  const judged = all.flatMap(({ labels }) =>
    (labels?.turns ?? []).map(({ feeling, message }) => ({ feeling, found: feelingOf(message), message })),
  )
  const count = (test: (one: (typeof judged)[number]) => boolean) => judged.filter(test).length
  const f1 = (wanted: Feeling) => {
    const right = count(({ feeling, found }) => feeling === wanted && found === wanted)
    const sum = count(({ feeling }) => feeling === wanted) + count(({ found }) => found === wanted)
    return (2 * right) / Math.max(1, sum)
  }
  return {
    macroF1: mean(feelings.map(f1)),
    accuracy: count(({ feeling, found }) => feeling === found) / Math.max(1, judged.length),
    wrong: judged
      .filter(({ feeling, found }) => feeling !== found)
      .map(({ feeling, found, message }) => `${found} for ${feeling}: ${message}`),
  }
}

function feelingOf(message: string): Feeling {
  const value = turnSentiment(message)
  return value > 0 ? 'positive' : value < 0 ? 'negative' : 'neutral'
}
