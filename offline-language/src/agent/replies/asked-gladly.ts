import { isMetBy } from '../conditions/met.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Trigger } from '../role/triggers.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answer } from './answer.js'
import { openAnswer } from './answer-by-meaning.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { isWhollyFit } from './fit-sentence.js'
import { isOfSecret, isUnkind } from './takes.js'

const asks = /\basks?\b/i
const leastSure = 0.6

/** What a question gets that the prompt says the part likes to hear: "warms up if she is asked about the café". */
export function askedGladly(conversation: Conversation): string | null {
  const { role, utterance, userTexts, memory, slots } = conversation
  if (utterance.questions.length === 0 && !wondering.test(utterance.text)) return null
  const isMet = (trigger: Trigger, text: string) => isMetBy(trigger, text, leastSure)
  const trigger = role.triggers.find(
    (each) =>
      each.tone === 'softer' &&
      each.says.length === 0 &&
      asks.test(each.words) &&
      !isOfSecret(each, conversation) &&
      isMet(each, utterance.text),
  )
  if (!trigger || isUnkind(conversation)) return null
  const isNew = !userTexts.slice(0, -1).some((text) => isMet(trigger, text))
  const glad = isNew ? pick(decisionTemplates.softerAsked, slots, role.register, memory) : null
  return joinParts(glad, ofMatter(trigger, conversation))
}
const wondering = /\b(?:tell me|I(?:'d| would) (?:like|love) to (?:hear|know)|I wonder)\b/i

/** What the prompt has to the question, else what it says of the matter that the part likes to speak of. */
function ofMatter({ stems }: Trigger, conversation: Conversation): string | null {
  const own = openAnswer(conversation)
  if (own && !conversation.memory.isSaid(own)) return own
  const said = answer(conversation)
  if (said.isFact) return said.text
  const { memory, role } = conversation
  return (
    role.units.said.find(
      ({ text }) => shared(contentStems(text), stems) > 0 && !memory.isSaid(text) && isWhollyFit(text, conversation),
    )?.text ?? null
  )
}
