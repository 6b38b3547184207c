import { type SpokenTurn, wordsIn } from '../moves/piece.js'
import { endingFeatures } from './ending-features.js'
import { loadLearned, probabilityOf } from '../learned/learned.js'
import type { RatedPassage } from './passage-worth.js'

/** Learned from the turns in which readers found the end of a talk: docs/adr/0055. */
const learned = loadLearned('weights/endings')

const lastPart = 0.4
const mostWords = 60
const leastChance = 0.02

/** The late passages that could show how a talk ends: no insult, no question without its answer. */
export const possibleEndings = (passages: readonly RatedPassage[], turns: readonly SpokenTurn[]): RatedPassage[] =>
  passages.filter(
    ({ at, parts, point, chance }) =>
      chance >= leastChance &&
      at >= turns.length * lastPart &&
      parts.length > 0 &&
      wordsIn(parts.flat()) <= mostWords &&
      point.at(-1)!.reported.verb !== 'insulted' &&
      !parts.at(-1)!.at(-1)!.text.endsWith('?'),
  )

/** A passage, and how probably it shows the end of its talk, from 0 to 1. */
export interface RatedEnding {
  passage: RatedPassage
  chance: number
}

/** The passages that could show how a talk ends, the most probable first. `settled` are turns with something agreed or refused. */
export function rankedEndings(
  passages: readonly RatedPassage[],
  settled: ReadonlySet<number>,
  turns: readonly SpokenTurn[],
): RatedEnding[] {
  return possibleEndings(passages, turns)
    .map((passage) => ({
      passage,
      chance: probabilityOf(learned.sumOf(endingFeatures(passage, settled, turns), passage.vector)),
    }))
    .toSorted((a, b) => b.chance - a.chance)
}
