import type { DemoRole } from '@clarity/contracts/demo-request'
import { isBusy, newRow, noContent, type BatchRow, type RowContent, type RowFaults } from './row'
import { nextRow, type RowEvent } from './row-state'

/** How far a batch has come; `current` counts from 1. */
export interface Progress {
  readonly current: number
  readonly total: number
  /** It ends after the row that is being sent. */
  readonly isStopping: boolean
}

/** Rows that were taken away, and by what. */
export interface Replaced {
  readonly rows: readonly BatchRow[]
  readonly by: 'reset' | 'import'
}

/** Everything on the page that changes. */
export interface Sheet {
  /** Never empty. */
  readonly rows: readonly BatchRow[]
  /** Null while no batch is processing. */
  readonly progress: Progress | null
  /** What Reset All or an import took away; null once something else was done. */
  readonly replaced: Replaced | null
  readonly nextId: number
}

/** A block of cells to put in; `rowId` null makes a new row, in the order in which they come. */
export interface Filling {
  readonly rowId: string | null
  readonly content: RowContent
}

export type SheetAction =
  | { readonly type: 'row'; readonly id: string; readonly event: RowEvent }
  /** What a check found, by row: all of it at once, because a row by itself costs as much as all rows. */
  | { readonly type: 'foundFaulty'; readonly faults: ReadonlyMap<string, RowFaults> }
  | { readonly type: 'rowAdded'; readonly role?: DemoRole }
  | { readonly type: 'rowRemoved'; readonly id: string }
  | { readonly type: 'reset' }
  | { readonly type: 'imported'; readonly contents: readonly RowContent[] }
  | { readonly type: 'filled'; readonly fillings: readonly Filling[] }
  | { readonly type: 'restored' }
  | { readonly type: 'batchStarted'; readonly total: number }
  | { readonly type: 'batchAdvanced'; readonly current: number }
  | { readonly type: 'batchStopping' }
  | { readonly type: 'batchEnded' }

export const firstSheet: Sheet = { rows: [newRow('1')], progress: null, replaced: null, nextId: 2 }

/** While any row is under way, nothing may take it away. */
export const isAnyBusy = ({ rows, progress }: Sheet) => progress !== null || rows.some(isBusy)

export const mayRemove = ({ rows, progress }: Sheet, row: BatchRow) => !progress && rows.length > 1 && !isBusy(row)

/** The sheet after the action; the same object if the action is not allowed. */
export function nextSheet(sheet: Sheet, action: SheetAction): Sheet {
  const { rows, progress } = sheet
  switch (action.type) {
    case 'row':
      return onRows(sheet, (row) => (row.id === action.id ? action.event : null))
    case 'foundFaulty':
      return onRows(sheet, ({ id }) => {
        const faults = action.faults.get(id)
        return faults ? { type: 'foundFaulty', faults } : null
      })
    case 'rowAdded': {
      if (progress) return sheet
      return append({ ...sheet, replaced: null }, [{ role: action.role ?? 'recipient', ...noContent }])
    }
    case 'rowRemoved': {
      const row = rows.find(({ id }) => id === action.id)
      return row && mayRemove(sheet, row) ? { ...sheet, rows: rows.filter((other) => other !== row) } : sheet
    }
    case 'reset':
      return replaceAll(sheet, 'reset', [{ role: 'recipient', ...noContent }])
    case 'imported':
      return replaceAll(sheet, 'import', action.contents)
    case 'filled':
      return progress ? sheet : fill(sheet, action.fillings)
    case 'restored':
      return sheet.replaced && !isAnyBusy(sheet) ? { ...sheet, rows: sheet.replaced.rows, replaced: null } : sheet
    case 'batchStarted':
      return progress ? sheet : { ...sheet, progress: { current: 0, total: action.total, isStopping: false } }
    case 'batchAdvanced':
      return progress ? { ...sheet, progress: { ...progress, current: action.current } } : sheet
    case 'batchStopping':
      return progress ? { ...sheet, progress: { ...progress, isStopping: true } } : sheet
    case 'batchEnded':
      return { ...sheet, progress: null }
  }
}

function onRows(sheet: Sheet, eventOf: (row: BatchRow) => RowEvent | null): Sheet {
  const rows = sheet.rows.map((row) => {
    const event = eventOf(row)
    const isTyped = event?.type === 'edited' || event?.type === 'roleChosen'
    return !event || (sheet.progress && isTyped) ? row : nextRow(row, event)
  })
  return rows.some((row, index) => row !== sheet.rows[index]) ? { ...sheet, rows, replaced: null } : sheet
}

function append(sheet: Sheet, contents: readonly RowContent[]): Sheet {
  const added = contents.map((content, index) => newRow(String(sheet.nextId + index), content))
  return { ...sheet, rows: [...sheet.rows, ...added], nextId: sheet.nextId + added.length }
}

function replaceAll(sheet: Sheet, by: Replaced['by'], contents: readonly RowContent[]): Sheet {
  if (isAnyBusy(sheet)) return sheet
  return { ...append({ ...sheet, rows: [] }, contents), replaced: { rows: sheet.rows, by } }
}

function fill(sheet: Sheet, fillings: readonly Filling[]): Sheet {
  const contents = new Map(fillings.map(({ rowId, content }) => [rowId, content]))
  const rows = sheet.rows.map((row) => {
    const content = contents.get(row.id)
    if (!content || isBusy(row)) return row
    const { role, ...values } = content
    return nextRow(nextRow(row, { type: 'roleChosen', role }), { type: 'edited', values })
  })
  const added = fillings.filter(({ rowId }) => rowId === null).map(({ content }) => content)
  return append({ ...sheet, rows, replaced: null }, added)
}
