import { isAsGood } from '../role/stake.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { haggleTemplates } from '../templates/haggle-templates.js'
import type { Amount } from '../wording/amounts.js'
import { asksToAgree, pushes } from './agreement-patterns.js'
import { joinParts } from './goal-moves.js'
import { usedFigures } from './stake-figures.js'
import { type Haggle, sayIn } from './stake-words.js'

const ofDeal = /\b(?:deal|agreed|agree|signature|sign|board|decide|approval|settled)\b/i

/** A yes that went too far is owned, and taken back. */
function takenBack(haggle: Haggle, agreed: Amount): string | null {
  const { stake, conversation, standing } = haggle
  const { text } = conversation.utterance
  if (!ofDeal.test(text) && usedFigures(text, stake).length === 0) return null
  const templates = stake.side === 'pays' ? haggleTemplates.beyondHigh : haggleTemplates.beyondLow
  const why = stake.rule ?? sayIn(haggle, templates, { offer: agreed.text, figure: standing.position.text })
  return joinParts(sayIn(haggle, haggleTemplates.tooFast), why)
}

/** Once a figure is agreed: it stands, and only a better one for the part changes it; null if the turn is about something else. */
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
  if (!last) return pushes.test(text) ? sayIn(haggle, bargainTemplates.kept, figure) : null
  const { amount, isOfAgreement } = last
  if (amount.value === agreed.value) {
    const isAsked =
      questions.length > 0 && (act === 'asks-to-agree' || asksToAgree.test(text) || isLastWith(questions, amount))
    return isAsked ? sayIn(haggle, bargainTemplates.confirmed, figure) : null
  }
  const isBetter = isAsGood(stake, amount.value, agreed.value) && !isOfAgreement
  return isBetter
    ? sayIn(haggle, bargainTemplates.accept, { figure: amount.text })
    : sayIn(haggle, bargainTemplates.kept, figure)
}

const isLastWith = (questions: readonly string[], { text }: Amount): boolean =>
  (questions.at(-1) ?? '').includes(text.split(' ')[0] ?? text)
