import type { Conversation } from './conversation.js'
import { isWhollyFit } from './fit-sentence.js'
import { feels } from './says-feeling.js'
import { talkOf } from './talk.js'
import { turnRanking } from './turn-ranking.js'

const leastOfView = 0.4
/** What is no feeling in so many words has to be near to what was said. */
const leastShare = 0.1
const ofSelf = /\bI(?:['’]m)?\b|\bme\b|\bmy\b/

/** How the part sees the matter that someone has understood, the nearest first; null if all that may be said of it is said. */
export function ownFeeling(conversation: Conversation): string | null {
  const { memory } = conversation
  const found = turnRanking(talkOf(conversation)).ranked.find(
    ({ candidate: { said, shares, isSecret }, share }) =>
      said !== null &&
      !isSecret &&
      ((shares.view >= leastOfView && share >= leastShare) || feels.test(said)) &&
      ofSelf.test(said) &&
      !/ if /.test(said) &&
      !memory.isSaid(said) &&
      isWhollyFit(said, conversation),
  )
  return found?.candidate.said ?? null
}
