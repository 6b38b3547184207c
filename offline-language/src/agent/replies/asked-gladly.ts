import { isMetBy } from '../conditions/met.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Trigger } from '../role/triggers.js'
import type { Unit } from '../units/unit.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { answer } from './answer.js'
import { openAnswer } from './answer-by-meaning.js'
import type { Conversation } from './conversation.js'
import { joinParts } from './goal-moves.js'
import { isWhollyFit } from './fit-sentence.js'
import { isOfSecret, isUnkind } from './takes.js'

const asks = /\basks?\b/i
const leastSure = 0.5

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
  const say = (name: 'softerAsked' | 'softerAskedAlone' | 'softerAskedState' | 'softerAskedTrouble') =>
    pick(decisionTemplates[name], slots, role.register, memory)
  const own = ofMatter(trigger, conversation)
  const isNew = !userTexts.slice(0, -1).some((text) => isMet(trigger, text))
  if (own) return joinParts(isNew ? say('softerAsked') : null, own)
  if (ofTrouble.test(trigger.words)) return say('softerAskedTrouble')
  if (ofState.test(utterance.text)) return say('softerAskedState')
  return isOpen.test(utterance.text) ? say('softerAskedAlone') : null
}
/** "Asks about home or money" */
const ofTrouble =
  /\b(?:home|famil\p{L}+|money|health|cop(?:e|es|ing)|feel\p{L}*|worr\p{L}+|sleep|all right|you (?:are|manage))\b/iu
/** "How is the leg?" */
const ofState = /\bhow(?: is|['’]s| are) (?:the|your) (?:\p{L}+ )?\p{L}+\b[^?.]*\?/iu
const isOpen = /\b(?:what|how|which|tell me|hear (?:about|more))\b/i
const wondering = /\b(?:tell me|I(?:'d| would) (?:like|love) to (?:hear|know)|I wonder)\b/i

/** What the prompt has to the question, if it is about it, else a fact about the matter that the part likes to speak of. */
function ofMatter({ stems }: Trigger, conversation: Conversation): string | null {
  const { memory, role, utterance } = conversation
  const asked = contentStems(utterance.questions.join(' '))
  const isNear = (text: string) => shared(contentStems(text), new Set([...stems, ...asked])) > 0
  const said = answer(conversation)
  const near = [openAnswer(conversation), said.isFact ? said.text : null].find(
    (text) => text && isNear(text) && !memory.isSaid(text),
  )
  const isOfMatter = ({ kind, text }: Unit) =>
    kind === 'fact' && shared(contentStems(text), stems) > stems.size / 2 && !memory.isSaid(text)
  const own = near ?? role.units.said.find((unit) => isOfMatter(unit))?.text ?? null
  return own && isWhollyFit(own, conversation) ? own : null
}
