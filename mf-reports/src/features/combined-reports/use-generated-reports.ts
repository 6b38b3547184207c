import { usePagedRows, type PagedRows } from '@clarity/admin-kit'
import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import { useDeferredValue, useEffect, useState } from 'react'
import { useListCombinedReportsInfiniteQuery } from '../../combined-reports.api'
import { useOwnAddress } from '../../parts/use-own-address'
import { generatedTexts } from './texts'

const pollMs = 3000

export interface GeneratedList extends PagedRows<CombinedReportRow> {
  /** The search as it is typed. */
  readonly typed: string
  readonly sort: string
  /** Of what is shown, in its order. */
  readonly exportPath: string
  search(typed: string): void
  /** By a field, then the other way round, then newest first again. */
  sortBy(field: string): void
  refresh(): void
}

/** The combined reports that the search finds, polled while one is being prepared. A failure is only logged. */
export function useGeneratedReports(isGenerating: boolean): GeneratedList {
  const [isPreparing, setPreparing] = useState(false)
  const { query, setSearch, toggleSort } = useOwnAddress()
  const { q: typed, sort } = query
  const q = useDeferredValue(typed.trim())
  // A report that is being generated is in view.
  if (isGenerating && typed !== '') setSearch('')
  const answer = useListCombinedReportsInfiniteQuery(
    { q, sort },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isGenerating || isPreparing ? pollMs : 0,
      skipPollingIfUnfocused: true,
    },
  )
  const list = usePagedRows(answer)
  const isOnePreparing = list.rows.some(({ status }) => status === 'preparing')
  if (isOnePreparing !== isPreparing) setPreparing(isOnePreparing)
  useEffect(() => {
    if (list.error) console.error(generatedTexts.listFailed, list.error)
  }, [list.error])
  const shown = new URLSearchParams(Object.entries({ q, sort }).filter(([, value]) => value !== '')).toString()
  return {
    ...list,
    typed,
    sort,
    exportPath: `/api/admin/combined-reports/export${shown && `?${shown}`}`,
    search: setSearch,
    sortBy: toggleSort,
    refresh: () => void answer.refetch(),
  }
}
