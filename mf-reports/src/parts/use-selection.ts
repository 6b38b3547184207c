import { useCallback, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<string>
  toggle(id: string): void
  add(ids: readonly string[]): void
  clear(): void
}

const nothing: ReadonlySet<string> = new Set()

/** The selection is kept while the list is searched for more. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing)
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const add = useCallback((more: readonly string[]) => setIds((before) => new Set([...before, ...more])), [])
  const clear = useCallback(() => setIds(nothing), [])
  return { ids, toggle, add, clear }
}
