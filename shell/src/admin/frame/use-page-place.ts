import { useLocation } from '@clarity/admin-kit'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** How far each visited page was scrolled, by the key of its place in the browser's history. */
const places = new Map<string, number>()
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** A page begins at its start, with the focus; one that the user comes back to, where it was left. */
export function usePagePlace(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)
  // Before the browser reports the scrolling that a shorter page causes.
  useLayoutEffect(() => {
    const place = isReturn ? (places.get(key) ?? 0) : 0
    const isOther = shown.current !== pathname
    shown.current = pathname
    if (isOther && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    if (isOther) window.scrollTo(0, place)
    const end = isOther && place > 0 ? scrollOnceLong(main.current!, place) : undefined
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      end?.()
      window.removeEventListener('scroll', remember)
    }
  }, [pathname, key, isReturn, main])
}

/** Its content is still loading: scrolls when the page has become long enough, unless the user scrolls first. */
function scrollOnceLong(page: HTMLElement, place: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo(0, place)
    end()
  })
  const end = () => {
    observer.disconnect()
    for (const event of ownScrolling) window.removeEventListener(event, end)
  }
  for (const event of ownScrolling) window.addEventListener(event, end)
  observer.observe(page)
  return end
}
