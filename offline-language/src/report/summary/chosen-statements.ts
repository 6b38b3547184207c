import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { pickVaried } from '../select/pick-varied.js'
import { statementOf } from './shared-sentences.js'

const mostWords = 140

/** The reason and the best others in their order: each is clear after the one before it. */
export function statements(
  candidates: readonly Candidate[],
  most: number,
  already: readonly Candidate[],
  conversation: Conversation,
): Candidate[] {
  const unclear = new Set<Candidate>()
  for (;;) {
    const left = candidates.filter((one) => !unclear.has(one))
    const reason = left.filter(({ part }) => part === 'reason').slice(0, most)
    const others = pickVaried(
      left.filter(({ part }) => part === null),
      most - reason.length,
      [...reason, ...already],
    )
    const inOrder = withinLimit(withoutRepeats([...reason, ...others]), conversation.cast).toSorted(
      (a, b) => a.sentence.at - b.sentence.at,
    )
    const found = inOrder.find(
      (one, at) => one.part !== 'reason' && !isClearPoint([one], conversation, inOrder.slice(Math.max(0, at - 1), at)),
    )
    if (!found) return inOrder
    unclear.add(found)
  }
}

/** What is quoted before another is not said by itself. */
function withoutRepeats(points: readonly Candidate[]): Candidate[] {
  const led = new Set(points.flatMap(({ lead }) => lead.map(({ sentence }) => sentence)))
  return points.filter(({ sentence }) => !led.has(sentence))
}

function withinLimit(points: readonly Candidate[], cast: Conversation['cast']): Candidate[] {
  let words = 0
  return points.filter((point, at) => {
    words += statementOf(point, cast).split(' ').length
    return at === 0 || words <= mostWords
  })
}
