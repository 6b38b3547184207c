/** A line of this length may be full; longer ones are paragraphs. */
const narrowest = 55
const widest = 130
/** Two lines may be notes; more that are all full are one text. */
const fewestFull = 2

/** A bullet, a heading, or a label begins a line of its own. */
const startsAnew = /^\s*(?:[-*•·–#>|]|\d+[.)] |\p{L}[\p{L} ]{0,30}:(?: |$))/u

/** Whether the first word of the next line would not have found a place in a line. */
const isFull = (line: string, next: string, width: number): boolean =>
  line.length + 1 + (next.trim().split(' ', 1)[0] ?? '').length > width

/** Whether the lines are one text that an editor has broken: each is as full as the longest allows. */
function isWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length))
  const breaks = lines.slice(1)
  return (
    breaks.length >= fewestFull &&
    width >= narrowest &&
    width <= widest &&
    !breaks.some((line) => startsAnew.test(line)) &&
    breaks.every((line, at) => isFull(lines[at] ?? '', line, width))
  )
}

/** A prompt in which a text with hard line breaks, as an e-mail has them, is one line again. */
export function withoutHardBreaks(prompt: string): string {
  return prompt
    .split(/\n(?=\s*\n)|(?<=\n)\n/)
    .map((part) => {
      const lines = part.split('\n')
      const text = lines.filter((line) => line.trim() !== '')
      return isWrapped(text) ? `${part.startsWith('\n') ? '\n' : ''}${text.map((line) => line.trim()).join(' ')}` : part
    })
    .join('\n')
}
