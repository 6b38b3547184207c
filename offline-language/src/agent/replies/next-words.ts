import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { fitting } from './fit-sentence.js'
import { takenOffer } from './ledger.js'
import { withoutEasyYes } from './easy-yes.js'
import { withoutRashYes } from './terms.js'
import { inPlace } from './in-place.js'
import { withSecondHalf } from './second-half.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isSaidAsIs } from './said-as-is.js'
import { responses } from './responses.js'
import { onItsSide } from './on-its-side.js'
import { withAnswer } from './with-answer.js'
import { withinLimits } from './within-limits.js'
import type { Say } from './way.js'
import { mayBeRash, settled, ways, whole } from './ways.js'

/** "Okay, I'll take two tiers for £60." */
const takesOffer = /\b(?:I|we)(?:'ll| will| would)? take\b|\b(?:deal|agreed|let us do (?:that|it))\b/i

/** The agent's reaction to the last turn, with what it says next. */
export const nextWords = (conversation: Conversation): string | null => {
  const words = wordsFor(conversation)
  if (!words || sentencesOf(words).some((sentence) => isSaidAsIs(sentence, conversation))) return words
  return withinLimits(withSecondHalf(words, conversation) ?? words, conversation)
}

function wordsFor(conversation: Conversation): string | null {
  const { utterance, role, slots, memory } = conversation
  const say: Say = (templates, own = {}) => pick(templates, { ...slots, ...own }, role.register, memory)
  for (const reply of ways) {
    const words = inPlace(fitting(reply(conversation, say), conversation), conversation)
    if (!words) continue
    if (settled.has(reply)) return words
    const isTaken = reply === takenOffer && takesOffer.test(utterance.text)
    if (isTaken) return words
    const own = mayBeRash.has(reply) ? onItsSide(words, conversation) : words
    if (own !== words || whole.has(reply)) return withoutEasyYes(own, conversation)
    return withoutEasyYes(withoutRashYes(withAnswer(words, conversation), conversation) ?? words, conversation)
  }
  const words = withoutRashYes(responses[utterance.act](conversation, say), conversation)
  return words && withoutEasyYes(words, conversation)
}
