import { usePagedRows, type PagedRows } from '@clarity/admin-kit'
import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import { useEffect, useState } from 'react'
import { useListCombinedReportsInfiniteQuery } from '../../combined-reports.api'
import { generatedTexts } from './texts'

const pollMs = 3000
const newestFirst = { q: '', sort: '' }

export interface GeneratedList extends PagedRows<CombinedReportRow> {
  refresh(): void
}

/** The combined reports, polled while one of them is being prepared. A failure is only logged. */
export function useGeneratedReports(isGenerating: boolean): GeneratedList {
  const [isPreparing, setPreparing] = useState(false)
  const answer = useListCombinedReportsInfiniteQuery(newestFirst, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isGenerating || isPreparing ? pollMs : 0,
    skipPollingIfUnfocused: true,
  })
  const list = usePagedRows(answer)
  const isOnePreparing = list.rows.some(({ status }) => status === 'preparing')
  if (isOnePreparing !== isPreparing) setPreparing(isOnePreparing)
  useEffect(() => {
    if (list.error) console.error(generatedTexts.listFailed, list.error)
  }, [list.error])
  return { ...list, refresh: () => void answer.refetch() }
}
