import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import { answerTemplates, promptTemplates, type Slots, type Templates } from '../templates/templates.js'
import { accepted, agreementOf } from './agreement.js'
import { bargain } from './bargain.js'
import type { Conversation } from './conversation.js'
import { corrected } from './corrected.js'
import { cueLine } from './cue-line.js'
import { joinParts, moveOn } from './goal-moves.js'
import { replyToDay } from './proposed-weekday.js'
import { responses } from './responses.js'
import { unknownTerm } from './unknown-term.js'

/** The date that the person's turn adds to an agreement. */
function agreedDay({ role, spoken, memory, utterance }: Conversation): string | null {
  if (utterance.questions.length > 0 || !memory.agentTurns.some((turn) => accepted.test(turn))) return null
  return utterance.day && agreementOf(spoken, role.dealing)?.figure ? utterance.day : null
}

/** What comes before the reply by dialogue act, the first that applies: a phrase that offends the role, a deal. */
const first: readonly ((conversation: Conversation, say: Say) => string | null)[] = [
  (conversation, say) => {
    const { role, utterance } = conversation
    const sore = role.speech.sore.find((phrase) => utterance.text.toLowerCase().includes(phrase))
    return sore ? joinParts(say(promptTemplates.sore, { sore }), moveOn(conversation)) : null
  },
  (conversation, say) => {
    const better = conversation.role.corrects ? corrected(conversation.utterance.text) : null
    return better ? joinParts(say(promptTemplates.correct, { better }), moveOn(conversation)) : null
  },
  (conversation) =>
    conversation.utterance.questions.length > 0 || conversation.utterance.act === 'bad-news'
      ? null
      : cueLine(conversation),
  (conversation, say) => {
    const term = conversation.role.asksTerms ? unknownTerm(conversation) : null
    return term ? say(answerTemplates.unknownTerm, { term }) : null
  },
  bargain,
  replyToDay,
  (conversation, say) => {
    const day = conversation.role.dealing ? agreedDay(conversation) : null
    return day ? say(bargainTemplates.day, { day }) : null
  },
]

type Say = (templates: Templates, slots?: Slots) => string | null

/** The agent's reaction to the last turn, with what it says next. */
export function nextWords(conversation: Conversation): string | null {
  const { utterance, role, slots, memory } = conversation
  const say: Say = (templates, own = {}) => pick(templates, { ...slots, ...own }, role.register, memory)
  for (const reply of first) {
    const words = reply(conversation, say)
    if (words) return words
  }
  return responses[utterance.act](conversation, say)
}
