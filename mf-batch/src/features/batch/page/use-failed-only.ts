import { useMemo, useState } from 'react'
import type { BatchRow } from '../rows/row'

/** The rows that the list shows, all of them or the failed ones. */
export interface ShownRows {
  readonly rows: readonly BatchRow[]
  readonly isFiltered: boolean
  /** The number among all rows of the shown row with this index. */
  numberOf(this: void, index: number): number
}

export interface FailedRows extends ShownRows {
  readonly failedCount: number
  filter(this: void, isFiltered: boolean): void
}

/** Rows that failed when the filter was set stay, so none disappears while it is mended. */
export function useFailedOnly(all: readonly BatchRow[]): FailedRows {
  const [kept, keep] = useState<ReadonlySet<string> | null>(null)
  const failedCount = useMemo(() => all.filter(isFailed).length, [all])
  const shown = useMemo(() => {
    if (kept === null) return { rows: all, isFiltered: false, numberOf: (index: number) => index + 1 }
    const numbers: number[] = []
    const rows = all.filter((row, index) => {
      const isShown = isFailed(row) || kept.has(row.id)
      if (isShown) numbers.push(index + 1)
      return isShown
    })
    // None is left, for instance after an import.
    if (rows.length === 0) return { rows: all, isFiltered: false, numberOf: (index: number) => index + 1 }
    return { rows, isFiltered: true, numberOf: (index: number) => numbers[index]! }
  }, [all, kept])
  return {
    ...shown,
    failedCount,
    filter: (isFiltered) => keep(isFiltered ? new Set(all.filter(isFailed).map(({ id }) => id)) : null),
  }
}

const isFailed = ({ status }: BatchRow) => status === 'error'
