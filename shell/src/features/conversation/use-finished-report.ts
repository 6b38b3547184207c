import { useEffect, useState } from 'react'
import { getDemoPage } from './conversation.api'

const firstWaitMs = 500
const longestWaitMs = 8_000

interface FinishedReport {
  readonly path: string | null
  readonly isClosed: boolean
}

/** The path of the report's link, polled until it exists or is known to be closed. */
export function useFinishedReport(requestId: string): FinishedReport {
  const [report, setReport] = useState<FinishedReport>({ path: null, isClosed: false })
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let waitMs = firstWaitMs
    async function ask() {
      const page = await getDemoPage(requestId, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      if (page?.reportPath || page?.isReportClosed)
        return setReport({ path: page.reportPath, isClosed: page.isReportClosed === true })
      timer = setTimeout(() => void ask(), waitMs)
      waitMs = Math.min(waitMs * 1.5, longestWaitMs)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [requestId])
  return report
}
