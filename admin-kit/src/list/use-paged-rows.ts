import { useCallback, useEffect, useMemo, useState } from 'react'
import { asCallError, type CallError } from '../api/call-error'
import type { ListData } from '../api/paged-list'

/** The part of RTK Query's infinite query hook that a list needs. */
interface PagedAnswer<Row> {
  readonly data?: ListData<Row> | undefined
  readonly currentData?: ListData<Row> | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly isError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): unknown
  refetch(): unknown
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  /** True if the total is an estimate, of more than 10,000 rows. */
  readonly isEstimate?: boolean
  /** True until the first rows of this very search and order are there. */
  readonly isLoading: boolean
  readonly isLoadingMore: boolean
  readonly error: CallError | null
  loadMore(): void
  retry(): void
}

/** Each page is a call of its own. */
const mostRefreshed = 5

/** What `usePagedRows` adds for lists that follow changes. Released remotes rely on `PagedRows` as it is. */
export interface RefreshableRows<Row> extends PagedRows<Row> {
  /** Reads the loaded rows again, which stay until then; not if they are of many pages. */
  refresh(): void
}

/** The rows of all pages so far, as a table takes them: `usePagedRows(useListReportsInfiniteQuery(query))`. */
export function usePagedRows<Row>(answer: PagedAnswer<Row>): PagedRows<Row> {
  const { currentData, error, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = answer
  const rows = useMemo(() => currentData?.pages.flatMap((page) => page.rows) ?? [], [currentData])
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const pages = currentData?.pages.length ?? 0
  const [isDue, setDue] = useState(false)
  const refresh = useCallback(() => setDue(true), [])
  useEffect(() => {
    // What changes during a call may be missing in its answer.
    if (!isDue || isFetching) return
    setDue(false)
    if (pages <= mostRefreshed) refetch()
  }, [isDue, isFetching, pages, refetch])
  const retry = useCallback(
    () => void (rows.length > 0 && hasNextPage ? fetchNextPage() : refetch()),
    [rows.length, hasNextPage, fetchNextPage, refetch],
  )
  const refreshable: RefreshableRows<Row> = {
    rows,
    total: Math.max(rows.length, currentData?.pages[0]?.total ?? 0),
    isEstimate: currentData?.pages[0]?.isEstimate ?? false,
    isLoading: isFetching && currentData === undefined,
    isLoadingMore: isFetchingNextPage,
    error: isError && !isFetching ? asCallError(error) : null,
    loadMore,
    refresh,
    retry,
  }
  return refreshable
}
