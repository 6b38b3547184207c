import { firstSheet, nextSheet, type Sheet, type SheetAction } from '../rows/sheet'

/** The one sheet of a page, outside of React, because a batch goes on between renders. */
export interface SheetStore {
  read(this: void): Sheet
  dispatch(this: void, action: SheetAction): void
  /** For React's `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void
}

export function createSheetStore(): SheetStore {
  let sheet = firstSheet
  const listeners = new Set<() => void>()
  return {
    read: () => sheet,
    dispatch(action) {
      const next = nextSheet(sheet, action)
      if (next === sheet) return
      sheet = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
