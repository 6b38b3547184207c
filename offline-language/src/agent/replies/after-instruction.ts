import type { Conversation } from './conversation.js'

/** "Is the light green now?" after the person has given the role an instruction. */
export function isAfterInstruction({ userTexts, utterance }: Conversation): boolean {
  const isAskedNow = /^(?:and |so )?(?:is|are|does|do|has|can) .*\bnow\?$/i.test(utterance.questions.at(-1) ?? '')
  return isAskedNow && userTexts.slice(0, -1).some((text) => instructed.test(text))
}
const instructed = /\b(?:unplug|plug|press|switch|restart|reboot|click|pull|turn|type|try|wait)\b/i
