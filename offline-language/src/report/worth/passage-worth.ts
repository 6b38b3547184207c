import { mean, vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import type { ProbablePassage } from '../spans/span-passages.js'
import type { Features } from '../learned/features.js'
import { passageFeatures } from './passage-features.js'

export interface RatedPassage extends ProbablePassage {
  features: Features
}

const least = 1

/** What the passages of a talk have in common with it; `matter` is the scenario's prompt, or empty. */
export function ratedPassages(
  passages: readonly ProbablePassage[],
  conversation: Conversation,
  moves: Moves,
  matter: string,
): RatedPassage[] {
  const middle = mean(passages.map(({ vector }) => vector))
  const prompt = matter ? vectorOf(matter) : null
  const mostValue = Math.max(least, ...passages.map(({ value }) => value))
  return passages.map((passage) => {
    const said = passage.point.flatMap((one) => sentencesIn(one, conversation)).map(({ text }) => text)
    return {
      ...passage,
      features: passageFeatures(passage, said, passage.vector, { moves, prompt, middle, mostValue }),
    }
  })
}
