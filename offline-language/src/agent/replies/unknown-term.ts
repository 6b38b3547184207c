import type { Conversation } from './conversation.js'

const term =
  /\b(?:\p{Lu}{2,5}\d*|\p{L}{4,}(?:osis|itis|carcinoma|ectomy|oscopy|therapy|lysis|opathy|uria|ogram|ology|phasia|plegia|paresis|algia|emia|plasty))\b/gu
const wellKnown = /^(?:OK|TV|PC|AI|UK|US|USA|EU|ID|CEO|HR|IT|DIY|chemotherapy|technology|therapy|program)$/i

/** A technical word of the person's turn that the prompt does not use: an acronym, a medical name. */
export function unknownTerm({ utterance, role, memory }: Conversation): string | null {
  const found = [...utterance.text.matchAll(term)].map(([word]) => word)
  return (
    found.find((word) => !wellKnown.test(word) && !role.prompt.includes(word) && !memory.holds(word.toLowerCase())) ??
    null
  )
}
