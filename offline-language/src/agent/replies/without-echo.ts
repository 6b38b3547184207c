import { contentStems, shared } from '../../language/tokens/content-stems.js'

/** "From a colleague? I am sorry." */
const opening = /^((?:[^\s.?!]+ ){0,3}[^\s.?!]+)\? (?=\S)/u
/** "What job?" asks for more. */
const asks =
  /^(?:and|so|but|any|who|what|why|how|when|where|which|do|does|did|is|are|was|were|can|could|will|would|have|has)\b/i

/** A turn without the words of the part that it repeats in surprise: they are no question. */
export function withoutEcho(text: string, last: string): string {
  const [whole = '', echo = ''] = opening.exec(text) ?? []
  const stems = contentStems(echo)
  const isEcho = stems.size > 0 && !asks.test(echo) && shared(stems, contentStems(last)) === stems.size
  return isEcho ? text.slice(whole.length) : text
}
