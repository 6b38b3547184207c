import { sentencesOf } from '../../language/sentences/sentences-of.js'

/** A sentence of a prompt as its author wrote it, with its heading and its label. */
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
const mostWordsOfHeading = 10

/** The heading that a line is, without its marks; null for any other line. */
function headingOf(line: string, next: string): string | null {
  const isListed = mark.test(line)
  const isMarked = /^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/.test(line)
  const plain = (isMarked ? line : line.replace(mark, '')).trim()
  const leadsList = !isListed && !/[.!?:,;]$/.test(plain) && mark.test(next)
  const isHeading = leadsList || ((isMarked || !isListed) && heading.test(plain))
  if (!isHeading || plain.split(' ').length > mostWordsOfHeading) return null
  return plain.replace(/^#+\s+|\*\*|__|:$|[=[\]]/g, '').trim()
}

/** The sentences of a prompt with their labels and headings, in the author's words. */
export function writtenSentences(prompt: string): WrittenSentence[] {
  let over = ''
  const lines = prompt.split(/\r\n|[\n\r\u2028\u2029]/)
  return lines.flatMap((line, at): WrittenSentence[] => {
    if (!/[\p{L}\p{N}]/u.test(line)) return []
    const title = headingOf(line, lines[at + 1] ?? '')
    if (title !== null) {
      over = title
      return [{ text: title, label: '', heading: title, isHeading: true, isListed: false, isFirst: true }]
    }
    const bare = line.replace(mark, '').trim().replace(emphasis, '')
    const [start = '', named, loud] = labelled.exec(bare) ?? []
    const before = named ?? loud ?? ''
    const label = before.split(' ').length <= mostWordsOfLabel ? before : ''
    return sentencesOf(label ? bare.slice(start.length) : bare).map((text, index) => ({
      text,
      label,
      heading: over,
      isHeading: false,
      isListed: mark.test(line),
      isFirst: index === 0,
    }))
  })
}
