import { batchTexts, csvColumns, missingColumnsSentence } from '@clarity/contracts/batch'
import { parse } from 'papaparse'

export type CsvColumn = (typeof csvColumns)[number]

export type CsvCells = Readonly<Record<CsvColumn, string>>

/** A data row of the file. `isShort` if it has fewer cells than the header: the missing ones are empty. */
export interface CsvRecord {
  readonly cells: CsvCells
  readonly isShort: boolean
}

/** The separators that spreadsheets use, by country. The first one that fits is used. */
const delimiters = [',', ';', '\t']

/** The data rows of a file, in order, without comments and blank lines; or the sentence that refuses the file. */
export function readRecords(text: string): CsvRecord[] | string {
  // Files that were edited with several programs mix their line ends.
  const input = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel's own line for the separator.
  const [said, delimiter] = /^"?sep=([^\n"])"?[,;\t]*(?:\n|$)/i.exec(input) ?? ['']
  const tried = delimiter === undefined ? delimiters : [delimiter, ...delimiters]
  const readings = tried.map((each) => readTable(input.slice(said.length), each))
  const [first] = readings
  return readings.find((reading) => typeof reading !== 'string') ?? first!
}

function readTable(input: string, delimiter: string): CsvRecord[] | string {
  const { data, errors } = parse<string[]>(input, { delimiter, newline: '\n', comments: '#' })
  const [header, ...records] = data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (!header) return batchTexts.emptyFile
  if (input.includes('\u0000') || errors.some(({ type }) => type === 'Quotes')) return batchTexts.unreadable

  const names = header.map((name) => name.replace(/\s/g, '').toLowerCase())
  const missing = csvColumns.filter((column) => !names.includes(column.toLowerCase()))
  if (missing.length > 0) return missingColumnsSentence(missing)
  return records.map((cells) => ({ cells: pick(cells, names), isShort: cells.length < names.length }))
}

function pick(cells: readonly string[], names: readonly string[]): CsvCells {
  const entries = csvColumns.map((column) => [column, plain(cells[names.indexOf(column.toLowerCase())] ?? '')])
  return Object.fromEntries(entries) as Record<CsvColumn, string>
}

/** Excel keeps all digits of a number if it is written as `="12015550123"`. */
function plain(cell: string): string {
  const kept = /^="(.*)"$/s.exec(cell.trim())
  return (kept ? kept[1]!.replaceAll('""', '"') : cell).trim()
}
