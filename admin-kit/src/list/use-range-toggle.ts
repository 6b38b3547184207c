import { useCallback, useEffect, useRef, type SyntheticEvent } from 'react'

/**
 * The change of a row's checkbox: with Shift, all rows from the one changed before up to this one are added; without it,
 * this one is toggled. `ids` are the rows in the order of the table.
 */
export function useRangeToggle(
  ids: readonly string[],
  toggle: (id: string) => void,
  add: (ids: readonly string[]) => void,
): (id: string, event: SyntheticEvent) => void {
  const shown = useRef(ids)
  const last = useRef<string | null>(null)
  useEffect(() => {
    shown.current = ids
  }, [ids])
  return useCallback(
    (id, { nativeEvent }) => {
      const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? between(shown.current, last.current, id) : []
      if (range.length > 0) add(range)
      else toggle(id)
      last.current = id
    },
    [toggle, add],
  )
}

/** Both ends and what is between them; empty if one of them is not shown. */
function between(ids: readonly string[], one: string | null, other: string): readonly string[] {
  const places = [ids.indexOf(one ?? ''), ids.indexOf(other)]
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return from < 0 ? [] : ids.slice(from, to + 1)
}
