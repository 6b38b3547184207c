import { isClosing } from './closing-talk.js'
import type { Conversation } from './conversation.js'
import { pressForAnswer } from './goal-moves.js'
import { goalsInPlace } from './goals-in-place.js'
import { nextWords } from './next-words.js'
import { withOwnMatter } from './own-matter.js'
import { proposalsIn } from './proposal.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isSaidAsIs } from './said-as-is.js'
import { takeUp } from './take-up.js'

/** Intents that are off the topic but do not end the conversation. */
const ledAway = new Set(['silence', 'asks-if-machine', 'injection', 'off-topic', 'asks-who'])

/** A negotiation of more turns of the person than this leads nowhere. */
const longestDealing = 16

export interface Continuation {
  text: string
  /** False if no topic is left: then the text is only a reaction. */
  goesOn: boolean
}

/** Who asks or proposes something is not left without an answer. */
const isAsked = ({ utterance: { act, questions, text } }: Conversation): boolean =>
  act === 'question' || act === 'offer' || questions.length > 0 || proposalsIn(text).length > 0

/** Words with what the part brings up beside them; no one does so at the end of a talk. */
function withMatter(conversation: Conversation, said: string): string {
  if (isClosing(conversation) || sentencesOf(said).some((sentence) => isSaidAsIs(sentence, conversation))) return said
  const words = withOwnMatter(conversation, said)
  return [words, takeUp(conversation, words)].filter(Boolean).join(' ')
}

/** The reply that continues: a reaction to the last turn, then a follow-up question or the next goal. */
export function continuation(conversation: Conversation): Continuation {
  const text = withMatter(conversation, nextWords(conversation) ?? '')
  const { memory } = conversation
  return {
    text,
    goesOn:
      goalsInPlace(conversation).length > 0 ||
      (text.includes('?') && !memory.isSaid(text)) ||
      ledAway.has(conversation.utterance.act) ||
      // A negotiation ends with its agreement.
      (conversation.role.dealing !== null && conversation.userTexts.length < longestDealing) ||
      isAsked(conversation) ||
      (pressForAnswer(conversation) !== null && text.endsWith(pressForAnswer(conversation) ?? '')),
  }
}
