import { defaultRangeExtractor, useVirtualizer } from '@clarity/admin-kit'
import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Fewer turns are all rendered, so the browser's search, print and screen readers find each of them. */
const drawnWhole = 200
const overscan = 10

export type TurnWindow = ReturnType<typeof useTurnWindow>

/** The rendered turns, their offsets, the current turn, and functions to scroll to any other. */
export function useTurnWindow(turns: readonly TranscriptEntry[]) {
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [shown, setShown] = useState<number | null>(null)
  // An object, so the same turn can be asked for again.
  const [focused, setFocused] = useState<{ turn: number } | null>(null)
  const drawsAll = turns.length <= drawnWhole
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: turns.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => estimatedPx(turns[index]!),
    overscan: drawsAll ? turns.length : overscan,
    // The current turn is always rendered, because it may have the focus.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => withTurn(defaultRangeExtractor(range), current),
      [current],
    ),
  })
  const items = virtualizer.getVirtualItems()
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }

  useEffect(() => {
    const turn = focused && frame.current?.querySelector<HTMLElement>(`[data-index="${focused.turn}"]`)
    // The focus stays on a part of the turn, such as its link.
    if (!turn?.contains(document.activeElement)) turn?.focus({ preventScroll: true })
  }, [focused])

  const bring = useCallback(
    (turn: number, align: 'center' | 'auto') => {
      setCurrent(turn)
      virtualizer.scrollToIndex(turn, { align })
      // On a small screen the frame itself may reach below it.
      frame.current?.scrollIntoView({ block: 'nearest' })
    },
    [virtualizer],
  )
  const go = useCallback(
    (turn: number) => {
      setShown(turn)
      bring(turn, 'center')
    },
    [bring],
  )
  const arrive = useCallback(
    (turn: number) => {
      setFocused({ turn })
      go(turn)
    },
    [go],
  )
  const focus = useCallback(
    (turn: number) => {
      setFocused({ turn })
      bring(turn, 'auto')
    },
    [bring],
  )
  return {
    frame,
    items,
    heightPx: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    current,
    setCurrent,
    /** The turn that was selected last. */
    shown,
    /** The reader's position: the current turn while it is in view, then the first turn in view. */
    position: current >= startIndex && current <= endIndex ? current : startIndex,
    /** Scrolls a turn to the middle of the view. */
    go,
    /** The same, with the focus. */
    arrive,
    /** Moves the focus to a turn. */
    focus,
  }
}

/** A good estimate, so the scroll bar hardly moves when the real height is measured. */
function estimatedPx({ message }: TranscriptEntry): number {
  return 24 + Math.ceil(message.length / 64) * 24
}

function withTurn(indexes: number[], turn: number): number[] {
  if (indexes.includes(turn)) return indexes
  return [...indexes, turn].sort((one, other) => one - other)
}
