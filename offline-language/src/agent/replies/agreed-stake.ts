import { bargainTemplates } from '../templates/bargain-templates.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import type { Amount } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import { asksLimit, asksToAgree, pushes } from './agreement-patterns.js'
import { type UsedFigure, usedFigures } from './stake-figures.js'
import { type Haggle, noTo, sayIn, yesTo } from './stake-words.js'

const ofDeal = /\b(?:deal|agreed|agree|signature|sign|board|decide|approval|settled)\b/i

/** The part admits that its yes went too far, and takes it back. */
function takenBack(haggle: Haggle, agreed: Amount): string | null {
  const { stake, conversation, standing } = haggle
  const { text } = conversation.utterance
  if (!ofDeal.test(text) && usedFigures(text, stake).length === 0) return null
  const why = stake.rule ?? sayIn(haggle, noTo(stake), { offer: agreed.text, figure: standing.position.text })
  return [sayIn(haggle, haggleTemplates.tooFast), why].filter(Boolean).join(' ')
}

/** The reply once a figure is agreed: only a better one for the part replaces it; null if the turn is about something else. */
export function afterDeal(haggle: Haggle, agreed: Amount): string | null {
  const { stake, conversation } = haggle
  const { text, questions, act } = conversation.utterance
  if (!isAsGood(stake, agreed.value, stake.last.value)) return takenBack(haggle, agreed)
  const figure = { figure: agreed.text.toLowerCase() }
  const used = usedFigures(text, stake).filter(
    ({ amount, use }) =>
      use === 'offered' && Math.max(amount.value, agreed.value) <= 2 * Math.min(amount.value, agreed.value),
  )
  const last = used.at(-1)
  if (!last && stake.isSecret && asksLimit.test(text)) return sayIn(haggle, decisionTemplates.private)
  if (!last) return pushes.test(text) ? sayIn(haggle, bargainTemplates.kept, figure) : null
  if (last.amount.value !== agreed.value) return toOther(haggle, agreed, last)
  const isAsked =
    questions.length > 0 && (act === 'asks-to-agree' || asksToAgree.test(text) || isLastWith(questions, last.amount))
  return isAsked ? sayIn(haggle, bargainTemplates.confirmed, figure) : null
}

/** The reply to another figure once one is agreed: yes if it is better for the part, or comes with new terms. */
function toOther(haggle: Haggle, agreed: Amount, { amount, isOfAgreement }: UsedFigure): string | null {
  const { stake, standing } = haggle
  const isBetter = isAsGood(stake, amount.value, agreed.value)
  if (isBetter && !isOfAgreement) return sayIn(haggle, bargainTemplates.accept, { figure: amount.text })
  // "Then 1,400 with the album"
  const isOnTerms =
    stake.terms.length > 0 && standing.open.length === 0 && isAsGood(stake, agreed.value, stake.limit.value)
  return isOnTerms && !isOfAgreement && isAsGood(stake, amount.value, stake.last.value)
    ? yesTo(haggle, amount)
    : sayIn(haggle, bargainTemplates.kept, { figure: agreed.text.toLowerCase() })
}

const isLastWith = (questions: readonly string[], { text }: Amount): boolean =>
  (questions.at(-1) ?? '').includes(text.split(' ')[0] ?? text)
