import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { answerOf } from '../moves/answer.js'
import { type SpokenTurn, wordsIn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import { weighed } from '../title/title-features.js'
import { endingFeatures } from './ending-features.js'
import type { RatedPassage } from './passage-worth.js'

/** Learned from the overviews that readers wrote: docs/adr/0055. */
const weights = loadData('weights/endings', v.record(v.string(), v.number()))

const lastPart = 0.4
const mostWords = 50
const leastWorth = 0.4

/** The late passages that could tell how a talk ends: no proposal that the next turn refuses, no question without its answer. */
export const possibleEndings = (passages: readonly RatedPassage[], turns: readonly SpokenTurn[]): RatedPassage[] =>
  passages.filter(
    ({ at, parts, point, worth, features }) =>
      at >= turns.length * lastPart &&
      parts.length > 0 &&
      worth >= leastWorth &&
      features['replaced'] === 0 &&
      wordsIn(parts.flat()) <= mostWords &&
      point.at(-1)!.reported.verb !== 'insulted' &&
      !parts.at(-1)!.at(-1)!.text.endsWith('?') &&
      !(isProposal(parts.at(-1)!.at(-1)!) && turns[at + 1] && answerOf(turns[at + 1]!).isNo),
  )

/** The passages that say most of how a talk ends, the best first. */
export function rankedEndings(
  passages: readonly RatedPassage[],
  settled: ReadonlySet<number>,
  turns: readonly SpokenTurn[],
): RatedPassage[] {
  return possibleEndings(passages, turns)
    .map((passage) => ({ passage, worth: weighed(endingFeatures(passage, settled, turns), weights) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage)
}
