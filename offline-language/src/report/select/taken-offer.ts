import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { movePatterns } from '../moves/patterns.js'
import type { Conversation } from '../read/conversation.js'

const { accepts, yes, no } = movePatterns
const firstSentences = 3

/** Whether the next turn takes an offer: "okay, a home visit would be brilliant". */
export function isTakenOffer({ turns: [index], role }: Sentence, { turns }: Conversation): boolean {
  const next = turns[turns.findIndex((turn) => turn.index === index) + 1]
  if (!next || next.role === role) return false
  const first = sentencesOf(next.text).slice(0, firstSentences)
  return (
    !first.some((said) => no.test(said)) && first.some((said, at) => accepts.test(said) || (at < 2 && yes.test(said)))
  )
}
