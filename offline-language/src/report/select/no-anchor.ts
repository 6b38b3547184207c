/** "It may be later.", "how much would that be": names nothing. */
const vague =
  /^(?:it|that|this) (?:may|might|could|will|would) be\b|\b(?:what|how much) (?:would|does|will) (?:it|that)\b/i

/** "Ask me again when you have a profit." */
const depends = /\b(?:when you|ask me again|not promising)\b/i

/** "Black I can use", "I don't eat breakfast": what someone likes or can do. */
const aside =
  /^(?!(?:then|so|now|today|tomorrow|and|but|if|what|yes|yesterday)\b)\p{L}+ I (?:can|will|could)\b|^(?:I|we) do not (?:eat|drink|like|want|need)\b/iu

/** "Not in front of the others.", "By the end of March, then." */
const fragment = /^(?:not )?(?:in|on|at|by|with|from|for|of) (?!the meantime\b)[^,]*(?:, then)?$/i

/** Whether the "it" of a later promise cannot mean what this sentence is about. */
export const isNoAnchor = (text: string): boolean =>
  [fragment, vague, depends, aside].some((pattern) => pattern.test(text))
