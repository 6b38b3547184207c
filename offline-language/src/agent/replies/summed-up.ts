import { accordTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { farewell, lineAtEnd } from './closing.js'
import { givenLine } from './given-line.js'
import type { AgentReply } from '../prompt/agent-scenario.js'
import type { Conversation } from './conversation.js'
import { outcome } from './outcome.js'
import { repeatedSum } from './repeated-sum.js'

const { opens, praises, closes, refuses } = loadPatterns('replies/summed-up', 'opens', 'praises', 'closes', 'refuses')
/** Who only says thank you stays. */
const leaves =
  /\b(?:(?:good)?bye|good night|take care|god bless|see you|speak (?:soon|then)|until then|be (?:back|off))\b/i
const fewestTurns = 4

/** Whether the person says what was agreed and leaves: "So Monday, no key, full wages. Thank you, Barty." */
function sumsUp({ utterance: { text, questions } }: Conversation): boolean {
  return questions.length === 0 && closes.test(text) && (opens.test(text) || praises.test(text))
}

/** The yes to a person who sums up, with the goodbye if they leave; null if the role has just refused what was offered. */
export function summedUp(conversation: Conversation): AgentReply | null {
  const { userTexts, memory, role, slots } = conversation
  if (userTexts.length < fewestTurns || !sumsUp(conversation)) return null
  if (refuses.test(memory.agentTurns.at(-1) ?? '')) return null
  const isLeft = leaves.test(conversation.utterance.text)
  const line = isLeft ? lineAtEnd(conversation) : givenLine(conversation)
  if (line) return { text: line, closes: isLeft }
  const yes = pick(accordTemplates.settled, slots, role.register, memory)
  const text = [yes, isLeft ? farewell(conversation, true) : repeatedSum(conversation) || outcome(conversation)]
    .filter(Boolean)
    .join(' ')
  return text === '' ? null : { text, closes: isLeft }
}
