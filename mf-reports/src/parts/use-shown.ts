import { useCallback, useState } from 'react'

export interface Shown<Thing> {
  /** The last one that was opened: it stays while its dialog closes. */
  readonly thing: Thing | null
  readonly isOpen: boolean
  open(thing: Thing): void
  close(): void
}

/** What a dialog shows. The dialog itself stands on the page all the time, and so gives the focus back. */
export function useShown<Thing>(): Shown<Thing> {
  const [thing, setThing] = useState<Thing | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((next: Thing) => {
    setThing(() => next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { thing, isOpen, open, close }
}
