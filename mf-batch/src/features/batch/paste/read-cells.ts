/** A block of cells as spreadsheets put it on the clipboard; null for plain text, which the browser pastes as usual. */
export function readCells(text: string): string[][] | null {
  const block = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!/[\t\n]/.test(block)) return null
  const cells: string[][] = [[]]
  // A cell that contains a tab, a line break or a quote is quoted, with its own quotes doubled.
  for (const [, quoted, plain, end] of block.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g)) {
    cells.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain!).replace(/\s+/g, ' ').trim())
    if (end === '\n') cells.push([])
    if (end === '') break
  }
  return cells
}
