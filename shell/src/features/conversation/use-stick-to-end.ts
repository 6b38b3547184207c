import { useEffect, useLayoutEffect, useRef } from 'react'

/** If the user is closer to the end than this, the list scrolls with new content. */
const followingPx = 48

/** Keeps a list at its end as `content` grows, unless the reader has scrolled up. */
export function useStickToEnd(content: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)

  function goToEnd() {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }

  useLayoutEffect(goToEnd, [content])
  useEffect(() => {
    // An opening keyboard changes the height as well.
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
