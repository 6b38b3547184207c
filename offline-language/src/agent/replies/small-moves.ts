import { loadPatterns } from '../../data/load-patterns.js'
import { pick } from '../templates/pick.js'
import { accordTemplates } from '../templates/templates.js'
import type { Conversation } from './conversation.js'

const { givesNumber, asksLeave, asksIn, asksYesAgain, saidYes } = loadPatterns(
  'replies/small-moves',
  'givesNumber',
  'asksLeave',
  'asksIn',
  'asksYesAgain',
  'saidYes',
)

/** "My direct number is 0800 44.", "May I come in?", "May I ask you two things?", "Can you agree to that?" after the part has agreed. */
export function replyToSmallMove({ utterance, memory, slots, role }: Conversation): string | null {
  const { text, questions } = utterance
  const before = memory.agentTurns.at(-1) ?? ''
  const isOneQuestion = questions.length === 1
  const found = [
    { isMade: questions.length === 0 && givesNumber.test(text), reply: accordTemplates.contact },
    { isMade: isOneQuestion && asksLeave.test(text), reply: accordTemplates.goAhead },
    { isMade: isOneQuestion && asksIn.test(text), reply: accordTemplates.welcomeIn },
    { isMade: isOneQuestion && asksYesAgain.test(text) && saidYes.test(before), reply: accordTemplates.yesAgain },
  ].find(({ isMade }) => isMade)
  return found ? pick(found.reply, slots, role.register, memory) : null
}
