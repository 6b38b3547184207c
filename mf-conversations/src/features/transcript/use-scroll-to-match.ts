import { useEffect, type RefObject } from 'react'
import type { Match } from './find-matches'

/** Frames until a distant turn has been rendered, measured and scrolled to. */
const settlingFrames = 12

/** Scrolls the marked words into view: their turn may be taller than the frame. */
export function useScrollToMatch(frame: RefObject<HTMLElement | null>, match: Match | null): void {
  useEffect(() => {
    if (!match) return
    let left = settlingFrames
    let request = requestAnimationFrame(function look() {
      const mark = frame.current?.querySelector('mark[data-current]')
      if (mark && isOutside(mark, frame.current!)) mark.scrollIntoView({ block: 'center' })
      if (--left > 0) request = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(request)
  }, [frame, match])
}

function isOutside(mark: Element, frame: Element): boolean {
  const inner = mark.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  return inner.top < outer.top || inner.bottom > outer.bottom
}
