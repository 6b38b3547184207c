import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { amountsIn, quantitiesIn } from '../wording/amounts.js'
import { withDigits } from '../wording/number-words.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { proposalsIn } from './proposal.js'

/** "I could ask for later deadlines", and not "Could you wait?" */
const gives =
  /\b(?:i|we)(?:['’](?:ll|d)| (?:can|could|will|would|shall))\b|\b(?:how|what) about (?:if )?(?:i|we)\b|\bwhat if (?:i|we)\b|\blet me\b/i
const denies = /\b(?:not|cannot|never|no)\b|n't\b/i
/** Of offers and wishes of ten prompts, what grants a wish was nearer than this, and hardly anything else. */
const leastNear = 0.53

/** The yes to an offer of what the part wants; null for a sum or a number of days, which is bargained over. */
export function grantedWish({ role, utterance, slots, memory }: Conversation): string | null {
  // A date is checked against those of the prompt.
  if (utterance.day !== null) return null
  const wishes = role.units.said.filter(({ kind }) => kind === 'wish')
  const offers = proposalsIn(utterance.text).filter(
    (offer) =>
      gives.test(offer) &&
      !denies.test(offer) &&
      amountsIn(offer).length === 0 &&
      quantitiesIn(withDigits(offer)).length === 0,
  )
  const isGranted = wishes.some(({ text }) =>
    offers.some(
      (offer) =>
        nearness(vectorOf(offer), vectorOf(text)) >= leastNear &&
        sharedInMeaning(contentStems(text), contentStems(offer)) > 0,
    ),
  )
  return isGranted ? pick(decisionTemplates.take, slots, role.register, memory) : null
}
