import { sentencesOf } from '../../language/sentences/sentences-of.js'

/** A sentence of a prompt as its author wrote it, with what stands over it and before it. */
export interface WrittenSentence {
  text: string
  /** "SALARY" of "SALARY: asks 4,400. No less than 4,050." for both sentences, or empty. */
  label: string
  /** The heading over the line, or empty. */
  heading: string
  isHeading: boolean
  isListed: boolean
  /** The first sentence after the label. */
  isFirst: boolean
}

const mark = /^\s*(?:[-*•·–—>]+|\d{1,2}[.)]|\(?[a-z]\))\s+/u
const heading =
  /^(?:#{1,6}\s+.*|\*\*[^*]+\*\*:?|__[^_]+__:?|[\p{Lu}\d][\p{Lu}\d &/'’(),-]{3,60}:?|[\p{L}][\p{L}\d '’/(),-]{2,60}:|=+.*=+|\[[^\]]+\])$/u
const labelled =
  /^(?:([\p{L}\d][\p{L}\d '’/&(),-]{1,58}?)\s?(?::| = | -> )\s*|(\p{Lu}{2}[\p{Lu} '’]{2,38})\. )(?=[^\s\d]|\d+[^\d]|(?<=\s)\d)/u
const emphasis = /\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g
/** "The other side on the line wants one thing: money" is no label. */
const mostWordsOfLabel = 7

/** The sentences of a prompt with their labels and headings, in the author's words. */
export function writtenSentences(prompt: string): WrittenSentence[] {
  const lines = prompt.split(/\r\n|[\n\r\u2028\u2029]/)
  const found: WrittenSentence[] = []
  let over = ''
  for (const line of lines) {
    const isListed = mark.test(line)
    const isBold = /^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/.test(line)
    const plain = (isBold ? line : line.replace(mark, '')).trim()
    if (!/[\p{L}\p{N}]/u.test(plain)) continue
    if (!(isListed && !isBold) && heading.test(plain) && plain.split(' ').length <= 10) {
      over = plain.replace(/^#+\s+|\*\*|__|:$|[=[\]]/g, '').trim()
      found.push({ text: over, label: '', heading: over, isHeading: true, isListed: false, isFirst: true })
      continue
    }
    const bare = plain.replace(emphasis, '')
    const [start = '', named, loud] = labelled.exec(bare) ?? []
    const before = named ?? loud ?? ''
    const label = before.split(' ').length <= mostWordsOfLabel ? before : ''
    const text = label ? bare.slice(start.length) : bare
    for (const [at, sentence] of sentencesOf(text).entries())
      found.push({ text: sentence, label, heading: over, isHeading: false, isListed, isFirst: at === 0 })
  }
  return found
}
