import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { useGrowingCount } from './use-growing-count'

/** Fewer rows are all drawn: the browser's own search then finds each of them. */
const drawnWhole = 200
const estimatedRowPx = 45
/** Rows before the end at which the next page is asked for. */
const reserve = 30

/** Which rows are in view, the room that the others take, and when the end is near. */
export function useVisibleRows(count: number, onEnd?: () => void) {
  const frame = useRef<HTMLDivElement>(null)
  const isLong = count > drawnWhole
  const virtualizer = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => estimatedRowPx,
    overscan: 20,
  })
  const items = virtualizer.getVirtualItems()
  const drawn = useGrowingCount(isLong ? 0 : count)
  const all = useMemo(() => Array.from({ length: drawn }, (_, index) => index), [drawn])
  const last = isLong ? (items.at(-1)?.index ?? 0) : count - 1
  useEffect(() => {
    if (isLong && last >= count - reserve) onEnd?.()
  }, [isLong, last, count, onEnd])
  useNearEnd(frame, !isLong && drawn === count, onEnd)
  return {
    frame,
    indexes: isLong ? items.map(({ index }) => index) : all,
    before: items[0]?.start ?? 0,
    after: isLong ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : (count - drawn) * estimatedRowPx,
    measure: isLong ? virtualizer.measureElement : undefined,
  }
}

/** Reports that the frame is scrolled near its end, for a table that is drawn whole. */
function useNearEnd(frame: React.RefObject<HTMLDivElement | null>, isWatched: boolean, onEnd?: () => void): void {
  useEffect(() => {
    const element = frame.current
    if (!element || !isWatched || !onEnd) return
    const look = () => {
      if (element.scrollHeight - element.scrollTop - element.clientHeight < reserve * estimatedRowPx) onEnd()
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [frame, isWatched, onEnd])
}
