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
  const [search, setSearchParams] = useSearchParams()
  const q = search.get('q') ?? ''
  const sort = search.get('sort') ?? ''
  const set = useCallback(
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
  return useMemo(
    () => ({
      query: { q, sort },
      setSearch: (next) => set('q', next),
      toggleSort: (field) => set('sort', sort === field ? `-${field}` : sort === `-${field}` ? '' : field),
    }),
    [q, sort, set],
  )
}
