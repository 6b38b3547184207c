import { isContent, readCells, type ReadRow } from '../csv/read-csv'
import type { CsvCells, CsvColumn } from '../csv/csv-records'
import type { RowContent } from '../rows/row'

/** A rejected row while it is mended; `number` is that of the file. */
export interface MendedRow {
  readonly number: number
  readonly cells: CsvCells
  readonly reading: ReadRow['reading']
  readonly isLeftOut: boolean
}

/** The rows of a refused file that had errors. */
export function rejectedRows(refused: readonly ReadRow[]): MendedRow[] {
  return refused.flatMap(({ cells, reading }, index) =>
    isContent(reading) ? [] : [{ number: index + 1, cells, reading, isLeftOut: false }],
  )
}

/** The row with another value, read again by the rules of the file. */
export function mendCell(row: MendedRow, column: CsvColumn, value: string): MendedRow {
  const cells = { ...row.cells, [column]: value }
  const trimmed = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell.trim()])) as CsvCells
  return { ...row, cells, reading: readCells(trimmed, row.number) }
}

export const isRight = ({ reading, isLeftOut }: MendedRow) => isLeftOut || isContent(reading)

/** The rows of the file in its order, with the mended ones and without those that were left out. */
export function takenRows(refused: readonly ReadRow[], mended: readonly MendedRow[]): RowContent[] {
  const byNumber = new Map(mended.map((row) => [row.number, row]))
  return refused.flatMap(({ reading }, index) => {
    const row = byNumber.get(index + 1)
    if (row?.isLeftOut) return []
    const read = row?.reading ?? reading
    return isContent(read) ? [read] : []
  })
}
