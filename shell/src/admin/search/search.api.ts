import { api } from '@clarity/admin-kit'
import { SearchResults } from '@clarity/contracts/search'

export const { useSearchQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    search: build.query<SearchResults, string>({
      query: (q) => `/api/admin/search?${new URLSearchParams({ q })}`,
      rawResponseSchema: SearchResults,
      // Names and what was said must not stay in the tab for long.
      keepUnusedDataFor: 10,
    }),
  }),
})
