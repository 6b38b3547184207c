/** A fact that the agent reveals only when asked, in the author's words. */
export interface AskedSecret {
  told: string
  /** "asks how she is coping" */
  key: string
  /** Whether the fact is in the previous sentence. */
  isBefore: boolean
}

const asked =
  /\b(?:if|when|once|unless|until|should|except when)\b.{0,60}?\b(?:asks?|asked)\b(?: (?:you|him|her))?(?<matter> .+)$/i
const teller = '(?:(?:then )?(?:you|she|he|they|I) (?:then |will |only )?)?'
const tells = '(?:admits?|tells?|says?|reveals?|confess(?:es)?|explains?|mentions?|owns? up|answers?|lets? out)'
/** ", she admits that she …": the fact comes after the condition. */
const toldAfter = new RegExp(
  `(?:,| [-–—]|:) ${teller}${tells}(?: (?:him|her|them|you|the \\p{L}+))?(?: that)? (?<told>\\S+ \\S+ .+)$`,
  'iu',
)
/** "She admits that she … only if": the fact comes before the condition. */
const toldBefore = new RegExp(`\\b${tells}(?: (?:him|her|them|you))? that (?<told>.+?),?(?: only| but only)?$`, 'iu')
/** "Tell it only if": the fact is in the previous sentence. */
const pointsBack = new RegExp(
  `\\b(?:${tells}|discloses?|brings? (?:it|this|that) up|comes? out|talks? about (?:it|this))\\b`,
  'i',
)

const mostWordsOfLead = 6

/** The secret that a sentence guards by a question, if it does; `before` is the sentence before it. */
export function askedSecret(sentence: string, before: string): AskedSecret | null {
  const plain = sentence.replace(/[.!]$/, '')
  const found = asked.exec(plain)
  const matter = found?.groups?.['matter']?.trim()
  if (!found || !matter) return null
  const after = toldAfter.exec(matter)
  const key = `asks ${(after ? matter.slice(0, after.index) : matter).trim()}`
  if (after) return { told: after.groups!['told']!, key, isBefore: false }
  const lead = plain.slice(0, found.index).trim()
  const own = toldBefore.exec(lead)?.groups?.['told']
  if (own) return { told: own, key, isBefore: false }
  return lead.split(' ').length <= mostWordsOfLead && pointsBack.test(lead) && before
    ? { told: before, key, isBefore: true }
    : null
}
