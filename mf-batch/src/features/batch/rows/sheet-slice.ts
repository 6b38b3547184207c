import { createSlice, original, type Draft, type PayloadAction } from '@clarity/admin-kit'
import type { DemoRole } from '@clarity/contracts/demo-request'
import { isBusy, newRow, noContent, type BatchRow, type RowContent, type ValidationErrors } from './row'
import { nextRow, type RowEvent } from './row-state'
import { firstSheet, isAnyBusy, mayRemove, type CellUpdate, type ReplacedRows, type Sheet } from './sheet'

/** An action that is not allowed returns the same sheet. */
const sheetSlice = createSlice({
  name: 'sheet',
  initialState: firstSheet,
  reducers: {
    rowChanged(sheet, { payload: { id, event } }: PayloadAction<{ id: string; event: RowEvent }>) {
      changeRows(sheet, (row) => (row.id === id ? event : null))
    },
    /** By row. All rows change in one action, because an action for one row costs as much. */
    validationFailed(sheet, { payload }: PayloadAction<Readonly<Record<string, ValidationErrors>>>) {
      changeRows(sheet, ({ id }) => {
        const validationErrors = payload[id]
        return validationErrors ? { type: 'validationFailed', validationErrors } : null
      })
    },
    rowAdded(sheet, { payload: role }: PayloadAction<DemoRole>) {
      if (sheet.progress) return
      sheet.rows = [...plain(sheet).rows, ...newRows(sheet, [{ role, ...noContent }])]
      sheet.replaced = null
    },
    rowRemoved(sheet, { payload: id }: PayloadAction<string>) {
      const before = plain(sheet)
      const row = before.rows.find((other) => other.id === id)
      if (row && mayRemove(before, row)) sheet.rows = before.rows.filter((other) => other !== row)
    },
    reset(sheet) {
      replaceAll(sheet, 'reset', [{ role: 'recipient', ...noContent }])
    },
    imported(sheet, { payload: contents }: PayloadAction<readonly RowContent[]>) {
      replaceAll(sheet, 'import', contents)
    },
    /** The rows of a stored batch replace all others. */
    opened(_, { payload: rows }: PayloadAction<readonly BatchRow[]>): Sheet {
      return rows.length === 0 ? firstSheet : { ...firstSheet, rows, nextId: Number(rows.at(-1)!.id) + 1 }
    },
    filled(sheet, { payload: updates }: PayloadAction<readonly CellUpdate[]>) {
      if (!sheet.progress) fill(sheet, updates)
    },
    restored(sheet) {
      const { replaced } = plain(sheet)
      if (!replaced || isAnyBusy(plain(sheet))) return
      sheet.rows = [...replaced.rows]
      sheet.replaced = null
    },
    batchStarted(sheet, { payload: total }: PayloadAction<number>) {
      sheet.progress ??= { current: 0, total, isStopping: false }
    },
    batchAdvanced(sheet, { payload: current }: PayloadAction<number>) {
      if (sheet.progress) sheet.progress.current = current
    },
    batchStopping(sheet) {
      if (sheet.progress) sheet.progress.isStopping = true
    },
    batchEnded(sheet) {
      sheet.progress = null
    },
  },
})

export const sheetReducer = sheetSlice.reducer
export const sheetActions = sheetSlice.actions
export type SheetAction = ReturnType<(typeof sheetActions)[keyof typeof sheetActions]>

/** For reading rows: reading the draft would create a proxy for each of thousands. */
const plain = (sheet: Draft<Sheet>): Sheet => original(sheet) ?? sheet

function changeRows(sheet: Draft<Sheet>, eventOf: (row: BatchRow) => RowEvent | null): void {
  const { rows, progress } = plain(sheet)
  const changed = rows.map((row) => {
    const event = eventOf(row)
    const isTyped = event?.type === 'edited' || event?.type === 'roleChosen'
    return !event || (progress && isTyped) ? row : nextRow(row, event)
  })
  if (changed.every((row, index) => row === rows[index])) return
  sheet.rows = changed
  sheet.replaced = null
}

/** Rows with ids that were never used. */
function newRows(sheet: Draft<Sheet>, contents: readonly RowContent[]): BatchRow[] {
  return contents.map((content) => newRow(String(sheet.nextId++), content))
}

function replaceAll(sheet: Draft<Sheet>, by: ReplacedRows['by'], contents: readonly RowContent[]): void {
  const before = plain(sheet)
  if (isAnyBusy(before)) return
  sheet.replaced = { rows: [...before.rows], by }
  sheet.rows = newRows(sheet, contents)
}

function fill(sheet: Draft<Sheet>, updates: readonly CellUpdate[]): void {
  const contents = new Map(updates.map(({ rowId, content }) => [rowId, content]))
  const filled = plain(sheet).rows.map((row) => {
    const content = contents.get(row.id)
    if (!content || isBusy(row)) return row
    const { role, ...values } = content
    return nextRow(nextRow(row, { type: 'roleChosen', role }), { type: 'edited', values })
  })
  const added = updates.filter(({ rowId }) => rowId === null).map(({ content }) => content)
  sheet.rows = [...filled, ...newRows(sheet, added)]
  sheet.replaced = null
}
