import { useEffect, useState } from 'react'
import { getDemoPage } from './conversation.api'

const firstWaitMs = 500
const longestWaitMs = 8_000

/** The path of the report's link, polled until it exists; null meanwhile. */
export function useFinishedReport(requestId: string): string | null {
  const [reportPath, setReportPath] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let waitMs = firstWaitMs
    async function ask() {
      const page = await getDemoPage(requestId, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      if (page?.reportPath) return setReportPath(page.reportPath)
      timer = setTimeout(() => void ask(), waitMs)
      waitMs = Math.min(waitMs * 1.5, longestWaitMs)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [requestId])
  return reportPath
}
