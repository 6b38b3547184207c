import { candidatesOf } from '../../src/agent/answers/candidates.js'
import { featuresOf, type Features } from '../../src/agent/answers/pair-features.js'
import { readingOf } from '../../src/agent/answers/reading.js'
import { asKnownTo } from '../../src/agent/replies/told-on-condition.js'
import { roleOf } from '../../src/agent/role/role-of.js'
import { contentStems, shared } from '../../src/language/tokens/content-stems.js'
import type { LabelledScenario } from '../scenarios.js'

/** A line of the person with all that the prompt could answer. */
export interface Example {
  /** The place of its scenario in the set: lines of one scenario are never in training and test at once. */
  scenario: number
  /** Whether cross-validation counts it. */
  isMeasured: boolean
  weight: number
  pairs: Features[]
  none: Features
  /** The places of the candidates that answer; empty if none does. */
  right: number[]
  /** The prompt has an answer, but no candidate is read from that sentence. */
  isMissing: boolean
}

/** A candidate with less of its words in a sentence is not read from it. */
const leastShare = 0.55
/** Of two sentences with all of its words, the shorter one is meant. */
const ofSentence = 0.01
/** A line that is no question counts half. */
const ofOther = 0.5
const answered = new Set(['asks', 'proposes', 'tells', 'attacks', 'comforts'])

export function examplesOf(all: readonly LabelledScenario[]): Example[] {
  return all.flatMap(({ scenario, sentences, lines }, place) => {
    const candidates = candidatesOf(asKnownTo([], roleOf(scenario)))
    const stems = sentences.map(({ text }) => contentStems(text))
    const sentenceOf = candidates.map(({ text, topic }) => nearestOf(contentStems(`${text} ${topic}`), stems))
    return lines
      .filter(({ act }) => answered.has(act))
      .map(({ act, say, answer }) => {
        const right = answer < 0 ? [] : candidates.flatMap((_, at) => (sentenceOf[at] === answer ? at : []))
        return {
          ...featuresOf(readingOf(say), candidates),
          scenario: place,
          isMeasured: act === 'asks',
          weight: act === 'asks' ? 1 : ofOther,
          right,
          isMissing: answer >= 0 && right.length === 0,
        }
      })
  })
}

function nearestOf(own: ReadonlySet<string>, sentences: readonly ReadonlySet<string>[]): number {
  let [best, most] = [-1, leastShare]
  for (const [at, stems] of sentences.entries()) {
    if (own.size === 0 || stems.size === 0) continue
    const common = shared(own, stems)
    const share = common / own.size + (ofSentence * common) / stems.size
    if (share > most) [best, most] = [at, share]
  }
  return best
}
