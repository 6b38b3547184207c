import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListQuery } from '../api/paged-list'

export interface ListAddress {
  readonly query: ListQuery
  setSearch(q: string): void
  /** Upwards, then downwards, then as it was: `field`, `-field`, nothing. */
  toggleSort(field: string): void
}

/** The filter and order of a list live in the page's address, which makes them shareable. */
export function useListAddress(): ListAddress {
  const [search] = useSearchParams()
  const set = useSetEntry()
  const q = search.get('q') ?? ''
  const sort = search.get('sort') ?? ''
  return useMemo(
    () => ({
      query: { q, sort },
      setSearch: (next) => set('q', next),
      toggleSort: (field) => set('sort', sort === field ? `-${field}` : sort === `-${field}` ? '' : field),
    }),
    [q, sort, set],
  )
}

/** Sets the order of the list in the address: `field`, `-field`, or '' for its own. */
export function useSetSort(): (sort: string) => void {
  const set = useSetEntry()
  return (sort) => set('sort', sort)
}

/** Sets an entry of the address's query; an empty one is left out. */
function useSetEntry() {
  const [, setSearchParams] = useSearchParams()
  return useCallback(
    (name: string, value: string) =>
      setSearchParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === '') after.delete(name)
          else after.set(name, value)
          return after
        },
        { replace: true },
      ),
    [setSearchParams],
  )
}
