import type { Commitment } from '../select/commitment.js'
import { asAdverb, timesIn } from '../phrase/time-phrase.js'

/** "I'll ask the vicar, I see him at choir on Wednesday": the occasion says when. */
const occasion = /, (?:I|we) (?:see|meet|visit|pass|go|am there|have (?:got )?to (?:ring|see|call|visit))\b[^.?!]*$/i

export function withOccasion(commitment: Commitment): Commitment {
  const { text, sentence } = commitment
  if (text.endsWith('”') || timesIn(text).length > 0 || /\bnot\b/i.test(sentence.text)) return commitment
  const [time] = timesIn(occasion.exec(sentence.text)?.[0] ?? '')
  return time ? { ...commitment, text: `${text.replace(/\.$/, '')} ${asAdverb(time)}.` } : commitment
}
