import { readFileSync } from 'node:fs'
import { type Candidate, type Features, featuresOf, wordsOf } from '../../src/agent/answers/pair-features.js'
import { readingOf } from '../../src/agent/answers/reading.js'
import type { KindShares } from '../../src/agent/written/kind-of.js'
import { roleOf } from '../../src/agent/role/role-of.js'
import { piecesOf } from '../../src/language/encoder/pieces-of.js'
import { contentStems, shared } from '../../src/language/tokens/content-stems.js'
import type { LabelledScenario } from '../scenarios.js'

/** A line of the person with all that the prompt could answer. */
export interface ExampleLine {
  /** The line as the places of its pieces. */
  pieces: number[]
  /** What it has in common with each candidate. */
  pairs: Features[]
  /** What speaks for the outcome that none answers. */
  none: Features
  /** The places of the candidates that answer; empty if none does. */
  right: number[]
  /** The prompt has an answer, but no candidate is read from that sentence. */
  isMissing: boolean
  /** Whether cross-validation counts it. */
  isMeasured: boolean
  weight: number
}

/** What a prompt says, as pieces, with lines of people. */
export interface ExampleScenario {
  candidates: number[][]
  lines: ExampleLine[]
}

type Labels = Omit<ExampleLine, 'pieces' | 'pairs' | 'none'>

/** A line as the trainer reads it. */
export function exampleLine(say: string, candidates: readonly Candidate[], labels: Labels): ExampleLine {
  const { pairs, none } = featuresOf(readingOf(say), candidates)
  return { pieces: piecesOf(say), pairs: pairs.map(rounded), none: rounded(none), ...labels }
}

const rounded = (features: Features): Features =>
  Object.fromEntries(
    Object.entries(features).flatMap(([name, value]) => (value === 0 ? [] : [[name, Number(value.toFixed(3))]])),
  )

/** Candidates as the trainer reads them. */
export const candidatePieces = (candidates: readonly Candidate[]): number[][] =>
  candidates.map((each) => piecesOf(wordsOf(each)))

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
 * All lines of a scenario that the prompt may answer; `place` is its place in the set. `sharesOf` gives the kinds of a text as a
 * model knows them that has not learned it: in use, no prompt has been learned.
 */
export function examplesOf(
  { scenario, sentences, lines, asked }: LabelledScenario,
  place: number,
  sharesOf: (text: string) => KindShares | null,
): ExampleScenario {
  const candidates = roleOf(scenario).statements.map((each) => ({
    ...each,
    shares: sharesOf(each.text) ?? each.shares,
  }))
  const stems = sentences.map(({ text }) => contentStems(text))
  const sentenceOf = candidates.map(({ text, topic }) => {
    const own = nearestOf(contentStems(text), stems)
    return own < 0 ? nearestOf(contentStems(`${text} ${topic}`), stems) : own
  })
  const answeredBy = (answers: readonly number[]) => {
    const right = candidates.flatMap((_, at) => (answers.includes(sentenceOf[at]!) ? at : []))
    return { right, isMissing: answers.length > 0 && right.length === 0 }
  }
  const labelled = lines
    .filter(({ act }) => answered.has(act))
    .map(({ act, say, answer }) => {
      const isMeasured = act === 'asks'
      const weight = isMeasured ? 1 : ofOther
      return exampleLine(say, candidates, { ...answeredBy(answer < 0 ? [] : [answer]), isMeasured, weight })
    })
  const further = asked.map(({ say, answers }) =>
    exampleLine(say, candidates, { ...answeredBy(answers), isMeasured: false, weight: 1 }),
  )
  const unanswered = { right: [], isMissing: false, isMeasured: false, weight: ofOther }
  return {
    candidates: candidatePieces(candidates),
    lines: [...labelled, ...further, ...small(place).map((say) => exampleLine(say, candidates, unanswered))],
  }
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
