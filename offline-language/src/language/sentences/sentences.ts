const abbreviation = /(?:^|[\s("])(?:dr|mr|mrs|ms|prof|st|vs|no|e\.g|i\.e|[a-z])\.$/i

/** Sentences by their punctuation; a quotation's own end does not end the sentence around it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.split(/(?<=[.?!…]["'”’)]*)\s+|\n+/u)) {
    open = open ? `${open} ${piece}` : piece
    const quotes = open.match(/["“”]/g)?.length ?? 0
    if (quotes % 2 === 1 && open.length < 400) continue
    if (abbreviation.test(open)) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/** Two sentences are the same if they differ only in case, marks and spaces. */
export function normalised(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim()
}
