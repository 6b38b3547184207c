import { defaultRangeExtractor, useVirtualizer } from '@clarity/admin-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BatchRow } from '../rows/row'
import { focusCell } from './cell-focus'

/** Fewer rows are all rendered, so the browser's search and screen readers find each of them. */
const drawnWhole = 200
const overscan = 8
const estimatedRowPx = 58

export type RowWindow = ReturnType<typeof useRowWindow>

/** The rendered rows, their offsets, and a function to scroll to any other row's cell. */
export function useRowWindow(rows: readonly BatchRow[]) {
  const frame = useRef<HTMLDivElement>(null)
  // The current row; with `cell`, that cell still has to be focused.
  const [place, setPlace] = useState<{ readonly row: number; readonly cell?: number }>({ row: -1 })
  const isLong = rows.length > drawnWhole
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: isLong ? rows.length : 0,
    getScrollElement: () => frame.current,
    getItemKey: useCallback((index: number) => rows[index]!.id, [rows]),
    estimateSize: () => estimatedRowPx,
    overscan,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        withNeighbours(defaultRangeExtractor(range), place.row, range.count),
      [place.row],
    ),
  })

  useEffect(() => {
    if (place.cell === undefined) return
    const row = frame.current?.querySelector(`[data-index="${place.row}"]`)
    if (!row) return
    focusCell(row, place.cell, { preventScroll: isLong })
    if (!isLong) return
    virtualizer.scrollToIndex(place.row, { align: 'auto' })
    frame.current!.scrollIntoView({ block: 'nearest' })
  }, [place, isLong, virtualizer])
  useFollowChange(rows, isLong, virtualizer.scrollToIndex)

  const items = isLong ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: undefined }))
  return {
    frame,
    isLong,
    items,
    heightPx: isLong ? virtualizer.getTotalSize() : undefined,
    measure: isLong ? virtualizer.measureElement : undefined,
    /** The current row; -1 if there was none yet. */
    current: place.row,
    setCurrent: useCallback((row: number) => setPlace((now) => (now.row === row ? now : { row })), []),
    /** Moves the focus to a cell, wherever its row is. */
    focus: useCallback((row: number, cell: number) => setPlace({ row, cell }), []),
  }
}

/** A long list scrolls to its start if all rows are new, and to its end if a row was added there. */
function useFollowChange(
  rows: readonly BatchRow[],
  isLong: boolean,
  scrollToIndex: (index: number, options: { align: 'start' | 'auto' }) => void,
): void {
  const before = useRef(rows)
  useEffect(() => {
    const old = before.current
    before.current = rows
    if (!isLong || old === rows) return
    if (old[0]?.id !== rows[0]!.id && old[1]?.id !== rows[0]!.id) scrollToIndex(0, { align: 'start' })
    else if (rows.length > old.length) scrollToIndex(rows.length - 1, { align: 'auto' })
  }, [rows, isLong, scrollToIndex])
}

/** The current row is always rendered, with its neighbors: it may have the focus, and Tab moves to them. */
function withNeighbours(indexes: number[], row: number, count: number): number[] {
  const near = [row - 1, row, row + 1].filter((index) => index >= 0 && index < count)
  return row < 0 ? indexes : [...new Set([...indexes, ...near])].sort((one, other) => one - other)
}
