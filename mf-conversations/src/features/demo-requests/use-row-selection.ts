import { useCallback, useMemo, useRef, useState } from 'react'

export interface RowSelection {
  readonly ids: ReadonlySet<string>
  /** With `isRange`, all rows from the one that was toggled last get the state of this one. */
  toggle(id: string, isRange?: boolean): void
  set(ids: readonly string[]): void
}

const nothing: ReadonlySet<string> = new Set()

/** The chosen rows of a list; they stay chosen while more rows are loaded. */
export function useRowSelection(rowIds: readonly string[]): RowSelection {
  const [ids, setIds] = useState(nothing)
  const last = useRef<string | null>(null)
  const toggle = useCallback(
    (id: string, isRange = false) => {
      const range = isRange ? between(rowIds, last.current, id) : [id]
      last.current = id
      setIds((before) => {
        const after = new Set(before)
        for (const each of range)
          if (before.has(id)) after.delete(each)
          else after.add(each)
        return after
      })
    },
    [rowIds],
  )
  const set = useCallback((next: readonly string[]) => setIds(new Set(next)), [])
  return useMemo(() => ({ ids, toggle, set }), [ids, toggle, set])
}

function between(rowIds: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [rowIds.indexOf(one ?? other), rowIds.indexOf(other)].sort((a, b) => a - b) as [number, number]
  return from < 0 ? [other] : rowIds.slice(from, to + 1)
}
