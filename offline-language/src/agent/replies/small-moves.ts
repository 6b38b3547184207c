import { loadPatterns } from '../../data/load-patterns.js'
import { pick } from '../templates/pick.js'
import { accordTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

const { givesNumber, asksLeave, asksYesAgain, saidYes } = loadPatterns(
  'replies/small-moves',
  'givesNumber',
  'asksLeave',
  'asksYesAgain',
  'saidYes',
)

/** "My direct number is 0800 44.", "May I ask you two things?", "Can you agree to that?" after the part has agreed. */
export function replyToSmallMove({ utterance, memory, slots, role }: Conversation): string | null {
  const { text, questions } = utterance
  const before = memory.agentTurns.at(-1) ?? ''
  const reply =
    questions.length === 0 && givesNumber.test(text)
      ? accordTemplates.contact
      : questions.length === 1 && asksLeave.test(text)
        ? accordTemplates.goAhead
        : questions.length === 1 && asksYesAgain.test(text) && saidYes.test(before)
          ? accordTemplates.yesAgain
          : null
  return reply && pick(reply, slots, role.register, memory)
}
