import { isBusy, newRow, type BatchRow, type RowContent } from './row'

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

export const firstSheet: Sheet = { rows: [newRow('1')], progress: null, replaced: null, nextId: 2 }

/** While any row is under way, nothing may take it away. */
export const isAnyBusy = ({ rows, progress }: Sheet) => progress !== null || rows.some(isBusy)

export const mayRemove = ({ rows, progress }: Sheet, row: BatchRow) => !progress && rows.length > 1 && !isBusy(row)
