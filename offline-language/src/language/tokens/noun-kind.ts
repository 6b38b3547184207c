/** What a noun phrase means in its sentence; 'none' if its words are no nouns there. */
export type NounKind = 'thing' | 'person' | 'place' | 'time' | 'none'

/** A function that asks a second tagger, because in lower-case speech the first takes many words for nouns. */
export async function nounKindIn(): Promise<(sentence: string, phrase: string) => NounKind> {
  const { default: nlp } = await import('compromise')
  return (sentence, phrase) => {
    const plain = phrase.toLowerCase().replace(/[^\p{L}\p{N}' -]/gu, '')
    const found = nlp(sentence.toLowerCase()).match(plain)
    const [terms = []] = (found.json() as { terms: { tags: string[] }[] }[]).map(({ terms }) => terms)
    const last = terms.at(-1)?.tags
    // It splits some words, such as "x-ray", in its own way.
    if (!last) return 'thing'
    const isAny = (...tags: string[]) => terms.some((term) => tags.some((tag) => term.tags.includes(tag)))
    const isTime = terms.every((term) => ['Date', 'Unit', 'Money', 'Value'].some((tag) => term.tags.includes(tag)))
    if (isAny('Person', 'FirstName', 'LastName')) return 'person'
    if (isTime) return 'time'
    if (!last.includes('Noun') || isAny('Pronoun', 'Expression')) return 'none'
    return last.includes('Place') ? 'place' : 'thing'
  }
}
