import { useEffect, useRef } from 'react'

/** An element that takes over the focus when `phase` changes and what held it is disabled now, or gone. */
export function useFocusHere<Element extends HTMLElement>(phase: unknown) {
  const element = useRef<Element>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    const holder = document.activeElement
    if (!holder || holder.matches('body, :disabled')) element.current?.focus({ preventScroll: true })
  }, [phase])
  return element
}
