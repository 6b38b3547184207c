import { answerOf } from '../moves/answer.js'
import { figuresIn } from '../moves/terms-of-turn.js'
import type { SpokenTurn } from '../moves/piece.js'
import type { Features } from '../title/title-features.js'
import type { RatedPassage } from './passage-worth.js'

const most = 3
const promises = /\b(?:(?:I|we|you) will|I am going to|let us)\b/gi

/** What speaks for a passage as the outcome of a talk. `settled` are the turns in which something is agreed or refused. */
export function endingFeatures(
  { parts, at, outcome, features }: RatedPassage,
  settled: ReadonlySet<number>,
  turns: readonly SpokenTurn[],
): Features {
  const pieces = parts.flat()
  const text = pieces.map((piece) => piece.text).join(' ')
  const figures = figuresIn(pieces)
  return {
    words: Math.log(Math.max(1, text.split(' ').length)),
    prompt: features['prompt'] ?? 0,
    middle: features['middle'] ?? 0,
    figures: Math.min(most, figures.length),
    promises: Math.min(most, text.match(promises)?.length ?? 0),
    taken: Number([at, at + 1].some((place) => turns[place] && answerOf(turns[place]).yes > 0)),
    refused: Number(outcome === 'refused'),
    settled: Number(pieces.some(({ turn }) => settled.has(turn))),
  }
}
