import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { amountsIn } from '../wording/amounts.js'
import { accordTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { accepted, agrees } from './agreement-patterns.js'
import { agreementOf } from './agreement.js'
import { unmetWishes } from './initiative.js'
import type { Conversation } from './conversation.js'
import { outcome } from './outcome.js'

/** Turns that confirm an agreement and ask for nothing more. */
const confirming: ReadonlySet<DialogueAct> = new Set(['asks-to-agree', 'agreement', 'thanks', 'compliment', 'checks'])
const fewestTurns = 4
/** "Perfect.", "Great, deal." */
const mostWordsOfYes = 4
/** "Would that be okay?" asks for a yes, not for the end. */
const asksOfDay = /\b(?:is|would|does|will) (?:that|this|it)\b[^?.!]*\?\s*$/i

/** A bare yes to what the part has just agreed to. */
const isShortYes = ({ memory, utterance: { text, words, questions } }: Conversation): boolean =>
  accepted.test(memory.agentTurns.at(-1) ?? '') &&
  agrees.test(text) &&
  words <= mostWordsOfYes &&
  questions.length === 0

/** The short yes to a bare yes, or the last word on what both have agreed on. */
export function settledEnd(conversation: Conversation): string | null {
  const { slots, role, memory } = conversation
  return isShortYes(conversation) ? pick(accordTemplates.settled, slots, role.register, memory) : lastWord(conversation)
}

/** The last word on what both have agreed on, if nothing is open: who agrees does not hang up before the other says goodbye. */
function lastWord(conversation: Conversation): string | null {
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
  const ways = utterance.act === 'thanks' ? accordTemplates.courtesy : accordTemplates.settled
  const last = pick(ways, slots, role.register, memory)
  return last && [last, outcome(conversation)].filter((each) => each && !memory.isSaid(each)).join(' ')
}
