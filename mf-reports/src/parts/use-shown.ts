import { useCallback, useState } from 'react'

export interface Shown<Thing> {
  /** The last one that was opened: it stays while its dialog closes. */
  readonly thing: Thing | null
  readonly isOpen: boolean
  open(thing: Thing): void
  close(): void
}

/** The content of a dialog. The dialog itself stays mounted, and therefore returns the focus. */
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
