/** Parses RFC 4180 as strictly as we write it: a byte order mark, every cell quoted, lines ended by CRLF. */
export function readCsv(file: string): string[][] {
  if (!file.startsWith('\uFEFF')) throw new Error('The byte order mark is missing.')
  const rows: string[][] = []
  let row: string[] = []
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y
  for (cell.lastIndex = 1; cell.lastIndex < file.length;) {
    const at = cell.lastIndex
    const [, text, end] = cell.exec(file) ?? []
    if (text === undefined) throw new Error(`There is no cell at ${at}: ${file.slice(at, at + 40)}`)
    row.push(text.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
