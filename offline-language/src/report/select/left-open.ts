import { isAsked } from '../../language/sentences/asked.js'
import type { Reported } from '../phrase/reported.js'

const proposes = /\b(?:what if|how about|what about|could (?:I|we|you)|can (?:I|we|you)|shall (?:I|we))\b/i
const asks = /^(?:is|was|are|were) (?:that|this|it)\b/i
const longest = 24

/** A quoted question whose answer is not told with it; what it proposes counts alone. */
export function isLeftOpen({ sentence, verb }: Reported): boolean {
  const { text, words } = sentence
  const isQuestion = isAsked(sentence) || asks.test(text)
  return verb === 'quoted' && isQuestion && !proposes.test(text) && words.length < longest
}
