/** A small number that depends on every character: the seed of a choice that varies without randomness. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  return (hash ^ (hash >>> 13)) >>> 0
}
