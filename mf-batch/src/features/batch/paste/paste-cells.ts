import { csvColumns } from '@clarity/contracts/batch'
import { fieldsOf, isBlank, isPhoneField, noContent, type BatchRow, type RowContent, type RowField } from '../rows/row'
import type { CellUpdate } from '../rows/sheet'

interface Target {
  readonly rows: readonly BatchRow[]
  /** The target of the block's first cell: the row, and the index of the field among the row's visible fields. */
  readonly at: { readonly row: number; readonly field: number }
  /** Converts a cell's text to an international number. */
  readNumber(this: void, text: string): string
}

/** The updates of a pasted block, from the target on; missing rows are added. */
export function pasteCells(cells: readonly (readonly string[])[], target: Target): CellUpdate[] {
  const lines = isHeader(cells[0]!) ? cells.slice(1) : cells
  return lines.map((line, index) => {
    const row = target.rows[target.at.row + index]
    const content = isWholeRow(line) ? readWholeRow(line, target) : fillFrom(line, row, target)
    return { rowId: row?.id ?? null, content }
  })
}

const isHeader = (line: readonly string[]) =>
  csvColumns.every((column) => line.some((cell) => cell.toLowerCase() === column.toLowerCase()))

/** Copied from the template as a spreadsheet shows it. */
const isWholeRow = ([role, ...rest]: readonly string[]) => /^(manager|recipient)$/i.test(role!) && rest.length >= 4

function readWholeRow([role, ...values]: readonly string[], target: Target): RowContent {
  const isManaged = role!.toLowerCase() === 'manager' && (values[0] !== '' || values[1] !== '')
  const content = Object.fromEntries(
    fieldsOf.manager.map((field, index) => [field, read(field, values[index]!, target)]),
  )
  const filled = content as Record<RowField, string>
  return isManaged
    ? { role: 'manager', ...filled }
    : { role: 'recipient', ...noContent, recipientName: filled.recipientName, recipientPhone: filled.recipientPhone }
}

/** Two columns are a person, four a manager and a person: the role of an empty row is chosen by what is pasted. */
function fillFrom(line: readonly string[], row: BatchRow | undefined, target: Target): RowContent {
  const first = target.rows[target.at.row]!
  const isFree = (!row || isBlank(row)) && target.at.field === 0
  const role = isFree && line.length > fieldsOf.recipient.length ? 'manager' : (row ?? first).role
  const content: Record<RowField, string> = row?.role === role ? valuesOf(row) : { ...noContent }
  line.forEach((cell, index) => {
    const field = fieldsOf[role][target.at.field + index]
    if (field) content[field] = read(field, cell, target)
  })
  return { role, ...content }
}

function valuesOf({ managerName, managerPhone, recipientName, recipientPhone }: BatchRow): Record<RowField, string> {
  return { managerName, managerPhone, recipientName, recipientPhone }
}

const read = (field: RowField, cell: string, { readNumber }: Target) => (isPhoneField(field) ? readNumber(cell) : cell)
