import { contentStems } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { sharedInMeaning } from '../role/concepts.js'
import type { Conversation } from './conversation.js'

const leastShare = 0.45
const leastCommon = 2
const gives =
  /\b(?:can|will|could|may|am going to|are going to|get|have|gets|from \p{Lu}\p{Ll}+day|promise|of course)\b|'ll\b/u
const denies = /\b(?:not|no|never|cannot|can't|unfortunately|impossible)\b/i

/** The yes to a turn that gives what the prompt has the role want; null in a negotiation, and to a question. */
export function metWish({ role, memory, slots, utterance }: Conversation): string | null {
  if (role.dealing || utterance.questions.length > 0) return null
  if (!gives.test(utterance.text) || denies.test(utterance.text)) return null
  const isMet = role.wishes.some(({ text }) => {
    const stems = contentStems(text.replace(/^I (?:also )?(?:want|expect|need|would like)\b/, ''))
    const common = sharedInMeaning(stems, utterance.stems)
    return common >= leastCommon && common >= stems.size * leastShare
  })
  return isMet ? pick(decisionTemplates.take, slots, role.register, memory) : null
}
