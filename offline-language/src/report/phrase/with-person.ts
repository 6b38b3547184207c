import type { Sentence } from '../../language/sentences/sentence.js'

const pronouns = [
  ['male', /\b(?:he|him|his|himself)(?:['’]\p{L}+)?(?!\p{L})/iu],
  ['female', /\b(?:she|hers?|herself)(?:['’]\p{L}+)?(?!\p{L})/iu],
] as const
/** After "her", what shows that no noun follows. */
const ends =
  /^(?:$|[,.;:?!”)]| (?:to|at|on|in|for|with|about|from|by|and|but|or|so|if|when|because|that|what|how|who|where|why|this|next|again|today|tonight|tomorrow|now|then|not|the|a|an|my|your|some|herself|up|down|off|out|back|over|away|straight|directly|right|before|after|until|every|any|more|i|we|you|it|is|was|can|will|would|could|should|just|too|first|together|alone|later|soon|once|twice|here|there|well|anyway|either|instead|\w+ly)\b)/i
const shown = /\b(he|him|his|himself|she|hers?|herself)((?:['’]\p{L}+)?) \(([^()]+?)('s)?\)/giu

/** A quote with the person whom its "he" or "she" means: "I'll ring her (Mum) on Sunday". */
export function withPerson(said: string, meant: Sentence['meant']): string {
  return pronouns.reduce((text, [gender, pronoun]) => {
    const label = meant?.[gender]
    const found = label ? pronoun.exec(text) : null
    if (!label || !found || isNamedIn(text.slice(0, found.index), label)) return text
    const end = found.index + found[0].length
    const rest = text.slice(end)
    const isOwner = /^his$/i.test(found[0]) || (/^her$/i.test(found[0]) && !ends.test(rest))
    return `${text.slice(0, end)} (${label}${isOwner ? "'s" : ''})${rest}`
  }, said)
}

/** Each person once: not again in the second sentence of a statement, nor after the name itself. */
export function withPersonOnce(text: string): string {
  return text.replace(shown, (whole, pronoun: string, ending: string, label: string, _owner, at: number) =>
    isNamedIn(text.slice(0, at), label) ? `${pronoun}${ending}` : whole,
  )
}

function isNamedIn(text: string, label: string): boolean {
  const noun = label.split(' ').at(-1)!.toLowerCase()
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .includes(noun)
}
