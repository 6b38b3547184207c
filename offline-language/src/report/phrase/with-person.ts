import type { Sentence } from '../../language/sentences/sentence.js'
import { loadPatterns } from '../../data/load-patterns.js'

const pronouns = [
  ['male', /\b(?:he|him|his|himself)(?:['’]\p{L}+)?(?!\p{L})/iu],
  ['female', /\b(?:she|hers?|herself)(?:['’]\p{L}+)?(?!\p{L})/iu],
] as const
/** What follows "her" if no noun does. */
const { noNounAfterHer } = loadPatterns('with-person', 'noNounAfterHer')
const shown = /\b(he|him|his|himself|she|hers?|herself)((?:['’]\p{L}+)?) \(([^()]+?)('s)?\)/giu

/** A quote with the person whom its "he" or "she" means: "I'll ring her (Mum) on Sunday". */
export function withPerson(said: string, meant: Sentence['meant']): string {
  return pronouns.reduce((text, [gender, pronoun]) => {
    const label = meant?.[gender]
    const found = label ? pronoun.exec(text) : null
    if (!label || !found || isNamedIn(text.slice(0, found.index), label)) return text
    const end = found.index + found[0].length
    const rest = text.slice(end)
    const isOwner = /^his$/i.test(found[0]) || (/^her$/i.test(found[0]) && !noNounAfterHer.test(rest))
    return `${text.slice(0, end)} (${label}${isOwner ? "'s" : ''})${rest}`
  }, said)
}

/** Each person once: not again in the second sentence of a statement, and not after the name itself. */
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
