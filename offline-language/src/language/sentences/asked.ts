import type { Sentence } from './sentence.js'
import type { Word } from '../tokens/language-model.js'

/** Whether a sentence is a question, also without a question mark. */
export function isAsked(sentence: Sentence, words: readonly Word[] = sentence.words): boolean {
  const [first, second, third] = words
  if (sentence.isQuestion) return true
  if (!first || !second) return false
  if (first.lower === 'do' && /^(?:this|that|it|not)$/.test(second.lower)) return false
  if (/^(?:do|does|did|is|are|was|were|have|has|can|could|will|would|should|may)$/.test(first.lower))
    return second.pos === 'PRON' || second.pos === 'DET'
  // "What I will do is …" is a statement.
  if (/^what (?:I|we) (?:will|can) do is\b/i.test(sentence.text)) return false
  if (/^(?:what|how|when|where|which|who|why)$/.test(first.lower))
    return second.pos === 'AUX' || third?.pos === 'AUX' || second.lower === 'about'
  return false
}

/** The last of several questions: "Is it tender, where is it tender". */
export function lastAsked(words: readonly Word[]): readonly Word[] {
  for (let at = words.length - 4; at > 0; at--) {
    const [comma, first, second] = words.slice(at, at + 3)
    if (comma?.lower !== ',' || !first || !second) continue
    if (
      /^(?:do|does|did|is|are|was|were|have|has|can|could|what|how|when|where|which|who|why)$/.test(first.lower) &&
      ['PRON', 'AUX', 'DET'].includes(second.pos)
    )
      return words.slice(at + 1)
  }
  return words
}
