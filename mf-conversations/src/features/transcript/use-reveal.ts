import { useEffect, type RefObject } from 'react'
import type { Match } from './find-matches'

/** Frames in which a turn far away has been drawn, measured and scrolled to. */
const settlingFrames = 12

/** Brings the marked words themselves into view: the turn that holds them may be taller than the frame. */
export function useReveal(frame: RefObject<HTMLElement | null>, match: Match | null): void {
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
