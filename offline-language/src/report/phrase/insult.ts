import { loadPhrases } from '../../data/load-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { insults, abuse, orders } = loadPhrases('insults', 'insults', 'abuse', 'orders')
/** "You can get lost" abuses, "things get lost" does not. */
const told = /^(?:(?:you can|just|why do not you|go on,?|oh,?) )+/i
const mostBetween = 5
/** "I'm sorry that I called you an idiot". */
const apologises = /\b(?:sorry|apologi[sz]e|take (?:it|that) back)\b/i

/** Whether a sentence insults the listener: "you are all idiots", not "I am an idiot" or "you are not stupid". */
export function isInsult({ text, words }: Sentence): boolean {
  if (apologises.test(text)) return false
  if (abuse.in(text) || orders.startOf(text.replace(told, ''))) return true
  return words.some(({ lower }, at) => {
    if (lower !== 'you' && lower !== 'your') return false
    const after = words.slice(at + 1, at + 1 + mostBetween).map((word) => word.lower)
    const insult = after.findIndex((word) => insults.startOf(word))
    return (
      insult >= 0 && !after.slice(0, insult).some((word) => /^(?:i|am|not|never|think|it|that|this|no)$/.test(word))
    )
  })
}
