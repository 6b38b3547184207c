import { loadPatterns } from '../../data/load-patterns.js'
import { sameCase } from '../../language/persons/same-case.js'

const { dealsWithUs, belongsToUs } = loadPatterns('prompt/listeners-company', 'dealsWithUs', 'belongsToUs')
const words = /"[^"]*"|“[^”]*”|\b(?:we['’](?:re|ve|ll|d)|we|us|ours?|ourselves)\b/giu
const yours: Readonly<Record<string, string>> = { our: 'your', ours: 'yours', ourselves: 'yourselves' }

/** The listener's side in the mouth of the part: "our Station Road shop" is "your Station Road shop". */
const toYou = (word: string) => sameCase(word, yours[word.toLowerCase()] ?? word.replace(/^(?:we|us)/i, 'you'))

/**
 * How to say "we" and "our" of a prompt, which its author uses for the company: of a customer, who comes from outside, it is that of
 * the listener.
 */
export function companyOf(recipientRole: string, prompt: string): (text: string) => string {
  const listener = recipientRole.trim().toLowerCase()
  const isListener = listener !== '' && prompt.toLowerCase().includes(`our ${listener}`)
  const isOutside = (isListener || dealsWithUs.test(prompt)) && !belongsToUs.test(prompt)
  return isOutside ? (text) => text.replace(words, (word) => (/^["“]/.test(word) ? word : toYou(word))) : (text) => text
}
