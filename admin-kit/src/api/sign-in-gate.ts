let closed: { readonly untilOpen: Promise<void>; readonly open: () => void } | null = null
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls wait here until the user signs in again, then continue; nothing is lost. */
export const signInGate = {
  get isClosed(): boolean {
    return closed !== null
  },

  /** Resolves once the user has signed in. */
  wait(): Promise<void> {
    if (!closed) {
      let open = () => {}
      const untilOpen = new Promise<void>((resolve) => (open = resolve))
      closed = { untilOpen, open }
      tell()
    }
    return closed.untilOpen
  },

  open(): void {
    closed?.open()
    closed = null
    tell()
  },

  /** For React's `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
