import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { amountsIn } from '../wording/amounts.js'
import { accordTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { agreementOf } from './agreement.js'
import { farewell } from './closing.js'
import { unmetWishes } from './initiative.js'
import type { Conversation } from './conversation.js'

/** Turns that confirm an agreement and ask for nothing more. */
const confirming: ReadonlySet<DialogueAct> = new Set(['asks-to-agree', 'agreement', 'thanks', 'compliment', 'checks'])
const fewestTurns = 4
/** "Would that be okay?" asks for a yes, not for the end. */
const asksOfDay = /\b(?:is|would|does|will) (?:that|this|it)\b[^?.!]*\?\s*$/i

/** The goodbye if both have agreed on everything that the scenario needs; null while something is open. */
export function settledEnd(conversation: Conversation): string | null {
  const { role, spoken, utterance, userTexts, openGoals, slots, memory } = conversation
  if (asksOfDay.test(utterance.text)) return null
  if (!confirming.has(utterance.act) || userTexts.length < fewestTurns) return null
  // "Okay, nine euros" agrees on the number only.
  if (utterance.act === 'agreement' && amountsIn(utterance.text).length > 0) return null
  const agreed = agreementOf(spoken, role.dealing)
  if (!agreed?.day || (role.dealing && !agreed.figure)) return null
  if (unmetWishes(conversation).some(({ text }) => !memory.isSaid(text))) return null
  // A last request of the prompt comes before the goodbye.
  if (openGoals.some(({ isGeneral }) => !isGeneral) && utterance.act !== 'asks-to-agree') return null
  const yes = utterance.act === 'thanks' ? '' : pick(accordTemplates.settled, slots, role.register, memory)
  return [yes, farewell(conversation, true)].filter(Boolean).join(' ')
}
