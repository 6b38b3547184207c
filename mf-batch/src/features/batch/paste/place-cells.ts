import { csvColumns } from '@clarity/contracts/batch'
import { fieldsOf, isBlank, isPhoneField, noContent, type BatchRow, type RowContent, type RowField } from '../rows/row'
import type { Filling } from '../rows/sheet'

interface Place {
  readonly rows: readonly BatchRow[]
  /** The target of the block's first cell: the row, and the index of the field among the row's visible fields. */
  readonly at: { readonly row: number; readonly field: number }
  /** Turns what a cell says into an international number. */
  readNumber(this: void, text: string): string
}

/** What a pasted block does to the rows from its place on; rows that are lacking are made. */
export function placeCells(cells: readonly (readonly string[])[], place: Place): Filling[] {
  const lines = isHeader(cells[0]!) ? cells.slice(1) : cells
  return lines.map((line, index) => {
    const row = place.rows[place.at.row + index]
    const content = isWholeRow(line) ? readWholeRow(line, place) : fillFrom(line, row, place)
    return { rowId: row?.id ?? null, content }
  })
}

const isHeader = (line: readonly string[]) =>
  csvColumns.every((column) => line.some((cell) => cell.toLowerCase() === column.toLowerCase()))

/** Copied from the template as a spreadsheet shows it. */
const isWholeRow = ([role, ...rest]: readonly string[]) => /^(manager|recipient)$/i.test(role!) && rest.length >= 4

function readWholeRow([role, ...values]: readonly string[], place: Place): RowContent {
  const isManaged = role!.toLowerCase() === 'manager' && (values[0] !== '' || values[1] !== '')
  const content = Object.fromEntries(
    fieldsOf.manager.map((field, index) => [field, read(field, values[index]!, place)]),
  )
  const filled = content as Record<RowField, string>
  return isManaged
    ? { role: 'manager', ...filled }
    : { role: 'recipient', ...noContent, recipientName: filled.recipientName, recipientPhone: filled.recipientPhone }
}

/** Two columns are a person, four a manager and a person: a row with nothing in it yet becomes what was pasted. */
function fillFrom(line: readonly string[], row: BatchRow | undefined, place: Place): RowContent {
  const first = place.rows[place.at.row]!
  const isFree = (!row || isBlank(row)) && place.at.field === 0
  const role = isFree && line.length > fieldsOf.recipient.length ? 'manager' : (row ?? first).role
  const content: Record<RowField, string> = row?.role === role ? valuesOf(row) : { ...noContent }
  line.forEach((cell, index) => {
    const field = fieldsOf[role][place.at.field + index]
    if (field) content[field] = read(field, cell, place)
  })
  return { role, ...content }
}

function valuesOf({ managerName, managerPhone, recipientName, recipientPhone }: BatchRow): Record<RowField, string> {
  return { managerName, managerPhone, recipientName, recipientPhone }
}

const read = (field: RowField, cell: string, { readNumber }: Place) => (isPhoneField(field) ? readNumber(cell) : cell)
