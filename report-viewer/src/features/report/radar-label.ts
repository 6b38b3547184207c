const lineLength = 13
const maxLines = 3

/** A label in up to three short lines that fit into the chart on a small phone; the table shows the full label. */
export function wrapLabel(label: string): string[] {
  const lines: string[] = []
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1)
    if (last && last.length + word.length < lineLength) lines.push(`${lines.pop()} ${word}`)
    else lines.push(word.length > lineLength ? `${word.slice(0, lineLength - 1)}…` : word)
  }
  if (lines.length > maxLines)
    lines.splice(maxLines - 1, lines.length, `${lines[maxLines - 1]!.slice(0, lineLength - 1)}…`)
  return lines
}
