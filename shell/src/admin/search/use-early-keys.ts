import { useEffect, useEffectEvent } from 'react'

/**
 * While the search is open, `onKey` gets what is typed outside of its dialog: its script may still be on the way, or its
 * field has no focus yet. Null is Backspace.
 */
export function useEarlyKeys(isOpen: boolean, onKey: (letter: string | null) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if ((event.target as Element).closest('[role=dialog]')) return
    const isLetter = [...event.key].length === 1
    if (!isLetter && event.key !== 'Backspace') return
    onKey(isLetter ? event.key : null)
    event.preventDefault()
    // It is no key of the list below, and none of the button that opened the search.
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    if (!isOpen) return
    const note = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', note, true)
    return () => document.removeEventListener('keydown', note, true)
  }, [isOpen])
}
