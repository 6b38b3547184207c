import type { SearchResultKind } from '@clarity/contracts/search'

/** Texts of the search over the whole admin. */
export const texts = {
  open: 'Search',
  keys: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Search',
  close: 'Close the search',
  field: 'Search people, phones, ids, scenarios and what was said',
  placeholder: 'Name, phone, id, or what was said',
  results: 'Results',
  hint: 'Type at least 2 characters. Words in quotation marks are found as a phrase.',
  searching: 'Searching...',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found.',
  failed: 'The search failed. Please try again.',
  exactOnly: 'Similar names are not found, because the database lacks pg_trgm. See Providers.',
  kinds: {
    pages: 'Pages',
    people: 'People',
    phones: 'Phones',
    ids: 'Ids and short codes',
    scenarios: 'Scenarios',
    said: 'What was said',
  } satisfies Record<SearchResultKind | 'pages', string>,
} as const
