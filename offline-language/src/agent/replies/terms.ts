import { loadPatterns } from '../../data/load-patterns.js'
import { amountsIn } from '../wording/amounts.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import { asksToAgree } from './agreement-patterns.js'
import type { Conversation } from './conversation.js'
import { greets } from './greets.js'
import { joinParts } from './goal-moves.js'
import { isTooLittle, newlyGiven, openTerms } from './open-terms.js'

/** Whether the person asks for the yes itself, and not when or how. */
function asksForDeal({ utterance: { act, text, questions } }: Conversation): boolean {
  const isOpenQuestion = /^(?:and |so )?(?:when|what|how|why|who|where|which)\b/i.test(questions.at(-1) ?? '')
  return !isOpenQuestion && (act === 'asks-to-agree' || asksToAgree.test(text))
}

/** The reply to a turn that gives, or asks to pass over, what the role's yes depends on; null for any other turn. */
export function termsReply(conversation: Conversation): string | null {
  const { utterance, role, slots, memory, userTexts } = conversation
  // A greeting gives nothing yet.
  if (userTexts.length === 1 && greets.test(utterance.text)) return null
  const say = (templates: Templates, clause = '') => pick(templates, { ...slots, clause }, role.register, memory)
  const open = openTerms(conversation).find(({ text }) => !memory.holds(text)) ?? openTerms(conversation)[0]
  const asksDeal = asksForDeal(conversation)
  if (asksDeal && open) return say(bargainTemplates.notYet, open.text)
  const least = role.provisos.flatMap(({ parts }) => parts).find((part) => isTooLittle(part, utterance.text))
  if (least)
    return pick(
      bargainTemplates.tooLittle,
      { ...slots, offer: amountsIn(utterance.text).at(-1)?.text },
      role.register,
      memory,
    )
  const given = newlyGiven(conversation)
  const isOther =
    (amountsIn(utterance.text).some(({ text }) => !role.prompt.includes(text)) &&
      given.every((part) => part.least === null)) ||
    asksDeal ||
    utterance.act === 'goodbye'
  if (given.length === 0 || isOther) return null
  const next = open && !memory.holds(open.text) ? say(bargainTemplates.termOpen, open.text) : null
  return joinParts(say(bargainTemplates.termGiven), next)
}

/** A yes on the spot. */
const { yes } = loadPatterns('replies/terms', 'yes')

/** No yes to an amount of which the prompt says nothing: a thought instead. */
export function withoutRashYes(words: string | null, { role, utterance, slots, memory }: Conversation): string | null {
  if (!words || !yes.test(words) || role.dealing || role.ceiling) return words
  const amount = amountsIn(utterance.text).at(-1)
  if (!amount || role.facts.some(({ text }) => text.includes(amount.text)) || role.prompt.includes(amount.text))
    return words
  return pick(bargainTemplates.unsure, { ...slots, offer: amount.text }, role.register, memory) ?? words
}
