import { useCallback, useState } from 'react'

export interface DialogContent<Thing> {
  /** The last opened item; it is kept while the dialog closes. */
  readonly thing: Thing | null
  readonly isOpen: boolean
  open(thing: Thing): void
  close(): void
}

/** The content of a dialog. The dialog stays mounted, so it can return the focus. */
export function useDialogContent<Thing>(): DialogContent<Thing> {
  const [thing, setThing] = useState<Thing | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((next: Thing) => {
    setThing(() => next)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return { thing, isOpen, open, close }
}
