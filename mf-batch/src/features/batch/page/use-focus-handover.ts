import { useEffect, useRef } from 'react'

/** An element that takes the focus when `phase` changes and the focused element was disabled or removed. */
export function useFocusHandover<Element extends HTMLElement>(phase: unknown) {
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
