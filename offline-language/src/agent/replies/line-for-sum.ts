import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from './conversation.js'
import { isTooMuch } from './repeated-sum.js'
import { asksIfRight, sumOf } from './sum-of.js'
import { surelyRefused } from './surely-refused.js'

const { ofSum, lists } = loadPatterns('replies/sum-lines', 'ofSum', 'lists')
const fewestTurns = 4

/** Whether the person sums up what was agreed and asks nothing else: "To sum up: …", "Thursday at nine, Paul, and a mail tonight. Is that right?" */
function sumsUp({ utterance: { text, questions } }: Conversation): boolean {
  const question = questions.at(-1)
  if (question && !asksIfRight(question)) return false
  return sumOf(text) !== null || (asksIfRight(question ?? '') && lists.test(text))
}

/** The author's words for who sums up what you have agreed; null if there are none, or more is summed up than was agreed. */
export function lineForSum(conversation: Conversation): string | null {
  const { role, memory, utterance, userTexts } = conversation
  const line = role.authored.find(({ words }) => ofSum.test(words))
  if (!line || userTexts.length < fewestTurns || !sumsUp(conversation)) return null
  if (isTooMuch(utterance.text, conversation) || surelyRefused(conversation)) return null
  return line.says.find((each) => !memory.isSaid(each)) ?? null
}
