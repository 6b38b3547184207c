import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { fitting } from './fit-sentence.js'
import { takenOffer } from './ledger.js'
import { takesWell } from './takes.js'
import { withoutEasyYes } from './easy-yes.js'
import { withoutRashYes } from './terms.js'
import { inPlace } from './in-place.js'
import { withSecondHalf } from './second-half.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isSaidAsIs } from './said-as-is.js'
import { type Saying, withNextGoal } from './pursued-goal.js'
import { responses } from './responses.js'
import { onItsSide } from './on-its-side.js'
import { withAnswer } from './with-answer.js'
import { withinLimits } from './within-limits.js'
import type { Say, Way } from './way.js'
import { mayBeRash, settled, telling, ways, whole } from './ways.js'

/** "Okay, I'll take two tiers for £60." */
const takesOffer = /\b(?:I|we)(?:'ll| will| would)? take\b|\b(?:deal|agreed|let us do (?:that|it))\b/i

/** The agent's reaction to the last turn, with what it says next. */
export function nextWords(conversation: Conversation): string | null {
  const { words, saying } = wordsFor(conversation)
  if (!words || sentencesOf(words).some((sentence) => isSaidAsIs(sentence, conversation))) return words
  const said = withinLimits(withSecondHalf(words, conversation) ?? words, conversation)
  return said && said === words ? withNextGoal(said, saying, conversation) : said
}

/** The words of the first way that has some, and what they do. */
function wordsFor(conversation: Conversation): { words: string | null; saying: Saying } {
  for (const reply of ways) {
    const words = wordsBy(reply, conversation)
    if (words) return { words, saying: telling.has(reply) ? 'tells' : reply === takesWell ? 'nods' : 'other' }
  }
  const { utterance } = conversation
  const words = withoutRashYes(responses[utterance.act](conversation, sayFor(conversation)), conversation)
  return { words: words && withoutEasyYes(words, conversation), saying: 'other' }
}

const sayFor =
  ({ role, slots, memory }: Conversation): Say =>
  (templates, own = {}) =>
    pick(templates, { ...slots, ...own }, role.register, memory)

/** What one way says, if it fits and promises no more than the part gives. */
function wordsBy(reply: Way, conversation: Conversation): string | null {
  const words = inPlace(fitting(reply(conversation, sayFor(conversation)), conversation), conversation)
  if (!words || settled.has(reply)) return words
  if (reply === takenOffer && takesOffer.test(conversation.utterance.text)) return words
  const own = mayBeRash.has(reply) ? onItsSide(words, conversation) : words
  if (own !== words || whole.has(reply)) return withoutEasyYes(own, conversation)
  return withoutEasyYes(withoutRashYes(withAnswer(words, conversation), conversation) ?? words, conversation)
}
