import { useEffect, useLayoutEffect, useRef } from 'react'

/** Closer to the end than this, the reader follows what comes. */
const followingPx = 48

/** Keeps a list at its end as `content` grows, unless the reader has scrolled up. */
export function useFollowEnd(content: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)

  function goToEnd() {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }

  useLayoutEffect(goToEnd, [content])
  useEffect(() => {
    // A keyboard that opens, or a list that scrolls into view, moves the end.
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(goToEnd)
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])

  function onScroll() {
    const { scrollTop, clientHeight, scrollHeight } = list.current!
    if (clientHeight > 0) follows.current = scrollHeight - scrollTop - clientHeight < followingPx
  }

  return { ref: list, onScroll }
}
