import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface ListFilters {
  /** Those that are set, by name. */
  readonly values: Readonly<Record<string, string>>
  /** An empty value ends a filter; those that are not named stay. */
  change(values: Readonly<Record<string, string>>): void
}

/** The filters of a list live in the page's address, as its search does. `names` must stay the same array. */
export function useListFilters(names: readonly string[]): ListFilters {
  const [search, setSearchParams] = useSearchParams()
  const change = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setSearchParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values))
            if (value === '') after.delete(name)
            else after.set(name, value)
          return after
        },
        { replace: true },
      ),
    [setSearchParams],
  )
  return useMemo(() => ({ values: valuesIn(search, names), change }), [search, names, change])
}

function valuesIn(search: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])))
}
