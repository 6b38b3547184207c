/** More words are an instruction, not a heading. */
const mostWords = 9

const numbered = /^(?:section|part|chapter)?\s*\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})(?:[.):]| [-–—])\s*(.+)$/i
const bulleted = /^[-*•–+‣◦] *(?!\*)(.+)$/
const bold = /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/
const titled = /^([^:]{2,60}):(?:\s+(.*))?$/
const announcing =
  /\b(?:sections?|headings?|parts|chapters|points|questions|following|structure|format|cover|include)\b[^:]*:$/i

/** The headings of a prompt that has them on lines of their own: markdown, lists, bold or lines with a colon. */
export function headingsOnLines(lines: readonly string[]): string[] | null {
  const ways = [marked, listed(numbered), announced, listed(bulleted), listed(bold), withColon]
  for (const way of ways) {
    const headings = way(lines)
    if (headings.length > 0) return headings
  }
  return null
}

function marked(lines: readonly string[]): string[] {
  const headings = lines.flatMap((line) => {
    const [, marks = '', text = ''] = /^(#{1,4}) *([^#\s].*?)\s*#*$/.exec(line) ?? []
    return text ? [{ level: marks.length, text }] : []
  })
  // A single title above the sections is not a section.
  const lowest = Math.max(0, ...headings.map(({ level }) => level))
  return headings
    .filter(({ level }) => level === lowest || headings.filter((other) => other.level === level).length > 1)
    .map(({ text }) => text)
}

function listed(item: RegExp): (lines: readonly string[]) => string[] {
  return (lines) => {
    const items = lines.flatMap((line) => {
      const [, text = ''] = item.exec(line) ?? []
      return text ? [nameOf(text)] : []
    })
    return items.length >= 2 && items.every(isHeading) ? items : []
  }
}

/** The lines below 'Sections:', up to an empty one. */
function announced(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => announcing.test(line))
  if (start < 0) return []
  const from = lines[start + 1] === '' ? start + 2 : start + 1
  const length = lines.slice(from).findIndex((line) => line === '')
  const items = lines.slice(from, length < 0 ? undefined : from + length)
  const names = items.map((line) => nameOf(bulleted.exec(line)?.[1] ?? line))
  return names.length >= 2 && names.every(isHeading) ? names : []
}

/** 'Wins: what went well', and 'Wins:' above its instructions. */
function withColon(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => {
    const [, name = ''] = titled.exec(line) ?? []
    return name && !announcing.test(`${name}:`) ? [name] : []
  })
  return names.length >= 2 && names.every(isHeading) ? names : []
}

/** An item's name, without the instructions after it. */
function nameOf(text: string): string {
  const [name = ''] = text.replace(/\*\*|__/g, '').split(/:(?:\s|$)| – | — | - /)
  return name.trim()
}

function isHeading(text: string): boolean {
  return text !== '' && text.split(/\s+/).length <= mostWords
}
