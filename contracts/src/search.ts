import * as v from 'valibot'
import { Text } from './text.js'

/** Query of GET /api/admin/search. */
export const SearchQuery = v.object({
  q: v.pipe(Text(200), v.trim(), v.minLength(2, 'must have 2 characters or more')),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** Results of each kind, at most. */
export const mostSearchResults = 8

export const SearchResult = v.object({
  title: v.string(),
  detail: v.string(),
  /** The admin's page that it leads to, with its fragment. */
  path: v.string(),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

const Results = v.array(SearchResult)

/** What a search in the admin found, by kind, the best or newest first. */
export const SearchResults = v.object({
  people: Results,
  phones: Results,
  ids: Results,
  scenarios: Results,
  said: Results,
  /** True if the database lacks what similar names need: names are found by exact beginnings only. */
  exact_only: v.boolean(),
})
export type SearchResults = v.InferOutput<typeof SearchResults>
export type SearchResultKind = Exclude<keyof SearchResults, 'exact_only'>
