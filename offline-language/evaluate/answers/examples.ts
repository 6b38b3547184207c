import { readFileSync } from 'node:fs'
import type { Compared } from '../../src/agent/answers/answer-model.js'
import { featuresOf, saidVector } from '../../src/agent/answers/pair-features.js'
import { readingOf } from '../../src/agent/answers/reading.js'
import type { KindShares } from '../../src/agent/written/kind-of.js'
import { roleOf } from '../../src/agent/role/role-of.js'
import { contentStems, shared } from '../../src/language/tokens/content-stems.js'
import type { LabelledScenario } from '../scenarios.js'

/** A line of the person with all that the prompt could answer. */
export interface Example extends Compared {
  /** The place of its scenario in the set: lines of one scenario are never in training and test at once. */
  scenario: number
  /** Whether cross-validation counts it. */
  isMeasured: boolean
  weight: number
  /** The places of the candidates that answer; empty if none does. */
  right: number[]
  /** The prompt has an answer, but no candidate is read from that sentence. */
  isMissing: boolean
}

/** Questions that no prompt answers, some of them for each scenario. */
const smallTalk = JSON.parse(
  readFileSync(`${import.meta.dirname}/../test-data/small-talk.json`, 'utf8'),
) as readonly string[]
const ofEach = 2
const small = (place: number) =>
  Array.from({ length: ofEach }, (_, at) => smallTalk[(place * ofEach + at) % smallTalk.length]!)

/** A candidate with less of its words in a sentence is not read from it. */
const leastShare = 0.55
/** Of two sentences with all of its words, the shorter one is meant. */
const ofSentence = 0.01
/** A line that is no question counts half. */
const ofOther = 0.5
const answered = new Set(['asks', 'proposes', 'tells', 'attacks', 'comforts'])

/**
 * All lines of the scenarios that the prompt may answer. `sharesOf` gives the kinds of a text as a model knows them that has not
 * learned it: in use, no prompt has been learned.
 */
export function examplesOf(
  all: readonly LabelledScenario[],
  sharesOf: (text: string) => KindShares | null = () => null,
): Example[] {
  return all.flatMap(({ scenario, sentences, lines }, place) => {
    const candidates = roleOf(scenario).statements.map((each) => ({
      ...each,
      shares: sharesOf(each.text) ?? each.shares,
    }))
    const said = candidates.map(saidVector)
    const stems = sentences.map(({ text }) => contentStems(text))
    const sentenceOf = candidates.map(({ text, topic }) => {
      const own = nearestOf(contentStems(text), stems)
      return own < 0 ? nearestOf(contentStems(`${text} ${topic}`), stems) : own
    })
    const exampleOf = (
      say: string,
      right: number[],
      more: Pick<Example, 'isMeasured' | 'weight' | 'isMissing'>,
    ): Example => {
      const question = readingOf(say)
      const meaning = { asked: question.vector, said }
      return { ...featuresOf(question, candidates), meaning, scenario: place, right, ...more }
    }
    return [
      ...lines
        .filter(({ act }) => answered.has(act))
        .map(({ act, say, answer }) => {
          const right = answer < 0 ? [] : candidates.flatMap((_, at) => (sentenceOf[at] === answer ? at : []))
          return exampleOf(say, right, {
            isMeasured: act === 'asks',
            weight: act === 'asks' ? 1 : ofOther,
            isMissing: answer >= 0 && right.length === 0,
          })
        }),
      ...small(place).map((say) => exampleOf(say, [], { isMeasured: false, weight: ofOther, isMissing: false })),
    ]
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
