import { contentStems } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { sharedInMeaning } from '../role/concepts.js'
import type { Conversation } from './conversation.js'

const leastShare = 0.45
const leastCommon = 2
const gives =
  /\b(?:can|will|could|may|am going to|are going to|is (?:now )?(?:planned|scheduled|booked|set|fixed)|get|have|gets|from \p{Lu}\p{Ll}+day|promise|of course)\b|'ll\b/u
const denies = /\b(?:not|no|never|cannot|can't|unfortunately|impossible)\b/i

/** "A date for the operation" is given by a day for it. */
function isDated(wanted: string, stems: ReadonlySet<string>, { day, stems: said }: Conversation['utterance']): boolean {
  return /\b(?:date|day|time|appointment)\b/.test(wanted) && day !== null && sharedInMeaning(stems, said) > 0
}

/** The yes to a turn that gives what the prompt has the role want; null in a negotiation, and to a question. */
export function metWish({ role, memory, slots, utterance }: Conversation): string | null {
  if (role.dealing || utterance.questions.length > 0) return null
  if (!gives.test(utterance.text) || denies.test(utterance.text)) return null
  const wanted = role.wishes.flatMap(({ text }) =>
    text.replace(/^I (?:also )?(?:want|expect|need|would like)\b/, '').split(/, (?:and )?/),
  )
  const isMet = wanted.some((text) => {
    const stems = contentStems(text)
    if (isDated(text, stems, utterance)) return true
    const common = sharedInMeaning(stems, utterance.stems)
    return common >= leastCommon && common >= stems.size * leastShare
  })
  return isMet ? pick(decisionTemplates.take, slots, role.register, memory) : null
}
