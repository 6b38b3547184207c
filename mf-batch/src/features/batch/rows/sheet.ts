import { isBusy, newRow, type BatchRow, type RowContent } from './row'

/** A batch's progress; `current` counts from 1. */
export interface Progress {
  readonly current: number
  readonly total: number
  /** It ends after the row that is being sent. */
  readonly isStopping: boolean
}

/** Rows that were replaced, and by which action. */
export interface ReplacedRows {
  readonly rows: readonly BatchRow[]
  readonly by: 'reset' | 'import'
}

/** The state of the page. */
export interface Sheet {
  /** Never empty. */
  readonly rows: readonly BatchRow[]
  /** Null while no batch is processing. */
  readonly progress: Progress | null
  /** The rows that Reset All or an import replaced; null after the next action. */
  readonly replaced: ReplacedRows | null
  readonly nextId: number
}

/** New content of a row; with a null `rowId` a new row is added, in the given order. */
export interface CellUpdate {
  readonly rowId: string | null
  readonly content: RowContent
}

export const firstSheet: Sheet = { rows: [newRow('1')], progress: null, replaced: null, nextId: 2 }

/** While any row is being sent, rows must not be replaced. */
export const isAnyBusy = ({ rows, progress }: Sheet) => progress !== null || rows.some(isBusy)

export const mayRemove = ({ rows, progress }: Sheet, row: BatchRow) => !progress && rows.length > 1 && !isBusy(row)
