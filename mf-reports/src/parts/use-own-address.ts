import type { ListAddress } from '@clarity/admin-kit'
import { useMemo, useState } from 'react'

/** Search and order of a second list of a page, whose address has those of the first one. */
export function useOwnAddress(): ListAddress {
  const [query, setQuery] = useState({ q: '', sort: '' })
  return useMemo(
    () => ({
      query,
      setSearch: (q) => setQuery((before) => ({ ...before, q })),
      toggleSort: (field) =>
        setQuery(({ q, sort }) => ({ q, sort: sort === field ? `-${field}` : sort === `-${field}` ? '' : field })),
    }),
    [query],
  )
}
