import { useEffect, useState } from 'react'
import { loadReportDetails, type ReportDetails } from './load-report-details'

/** The code below the overview, fetched once the overview is on screen; null meanwhile. */
export function useReportDetails(): ReportDetails | 'failed' | null {
  const [details, setDetails] = useState<ReportDetails | 'failed' | null>(null)
  useEffect(() => {
    let isLeft = false
    const show = (found: ReportDetails | 'failed') => isLeft || setDetails(found)
    loadReportDetails().then(show, () => show('failed'))
    return () => {
      isLeft = true
    }
  }, [])
  return details
}
