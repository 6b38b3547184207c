/** Lists count up to this number of rows. */
const mostCounted = 10_000

/** A total as people read it; one that is not exact only says that there are more. */
export function countText(total: number, isEstimate = false): string {
  return isEstimate ? `${mostCounted.toLocaleString()}+` : total.toLocaleString()
}

/** Texts of the kit's own parts. */
export const texts = {
  loading: 'Loading...',
  retry: 'Try again',
  search: 'Search',
  clearSearch: 'Clear search',
  export: 'Export CSV',
  rows: (shown: number, total: number, isEstimate = false) =>
    shown === total
      ? `${total.toLocaleString()} ${total === 1 ? 'row' : 'rows'}`
      : `${shown.toLocaleString()} of ${countText(total, isEstimate)} rows`,
  newRows: (count: number) => `${count.toLocaleString()} new`,
  keys: {
    title: 'Keys of a list',
    open: 'Keys of this list',
    single: 'Use the keys /, J and K',
    list: [
      ['/', 'Go to the search of the list'],
      ['J', 'Go to the next row'],
      ['K', 'Go to the previous row'],
      ['Enter', 'Open the row'],
      ['Shift', 'With a click on a checkbox: select all rows up to this one'],
      ['Ctrl K or ⌘K', 'Search everything'],
      ['?', 'Show these keys'],
    ],
  },
  noMatch: 'No results match this search.',
  loadingMore: 'Loading more rows',
  order: 'Order',
  ownOrder: 'In the usual order',
  upwards: (column: string) => `${column}, upwards`,
  downwards: (column: string) => `${column}, downwards`,
  copy: {
    of: (what: string) => `Copy ${what}`,
    done: 'Copied to the clipboard.',
    failed: 'Your browser blocked copying.',
  },
  cancel: 'Cancel',
  close: 'Close',
  figures: {
    table: 'Table',
    day: 'Day',
    drawing: (label: string, totals: string) => `${label}: ${totals}`,
  },
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  leave: {
    title: 'Leave without saving?',
    body: 'Your changes have not been saved and will be lost.',
    stay: 'Stay here',
    go: 'Leave',
    savedTitle: 'Leave this page?',
    savedBody: 'Your changes have been saved meanwhile.',
  },
} as const
