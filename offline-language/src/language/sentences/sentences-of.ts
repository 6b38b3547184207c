/** "Mr." and "Mr G." */
const title = /(?:^|[\s("])(?:(?:dr|mr|mrs|ms|prof|st)\.|(?:[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof)\.? \p{Lu}\.)$/iu
const abbreviation = /(?:^|[\s("])(?:vs|etc|no|inc|ltd|co|[a-z]|[ap]\.m|e\.g|i\.e|u\.s)\.$/i

/** "There's one at, hang on... half past two." */
const pause = /(?:…|\.{3})$/u
const goesOn = /^\p{Ll}/u

/** Splits text into sentences by punctuation. The end of a quotation does not end the sentence around it. */
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

/** A name follows a title; another abbreviation and a pause end a sentence if the next word looks like the start of one. */
function isOpen(text: string, next: string | undefined): boolean {
  if (pause.test(text) && goesOn.test(next ?? '')) return true
  const quotes = text.match(/["“”]/g)?.length ?? 0
  if (quotes % 2 === 1 && text.length < 400) return true
  return title.test(text) || (abbreviation.test(text) && !/^\p{Lu}/u.test(next ?? ''))
}

/** Two sentences are equal if they differ only in case, punctuation and spaces. */
export function normalised(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim()
}
