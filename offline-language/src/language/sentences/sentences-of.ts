const title = /(?:^|[\s("])(?:dr|mr|mrs|ms|prof|st)\.$/i
const abbreviation = /(?:^|[\s("])(?:vs|etc|no|inc|ltd|co|[a-z]|[ap]\.m|e\.g|i\.e|u\.s)\.$/i

/** The one splitter: sentences by their marks. A quotation's own end does not end the sentence around it. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(/(?<=[.?!…]["'”’)]*)\s+|\n+/u)
  const sentences: string[] = []
  let open = ''
  pieces.forEach((piece, at) => {
    open = open ? `${open} ${piece}` : piece
    if (isOpen(open, pieces[at + 1])) return
    if (open.trim()) sentences.push(open.trim())
    open = ''
  })
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/** A title goes on with a name; another abbreviation ends a sentence if what follows begins like one. */
function isOpen(text: string, next: string | undefined): boolean {
  const quotes = text.match(/["“”]/g)?.length ?? 0
  if (quotes % 2 === 1 && text.length < 400) return true
  return title.test(text) || (abbreviation.test(text) && !/^\p{Lu}/u.test(next ?? ''))
}

/** Two sentences are the same if they differ only in case, marks and spaces. */
export function normalised(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim()
}
