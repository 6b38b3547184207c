import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { adminApi } from '../admin.api'
import { useRegistry } from '../registry/registry-provider'
import { watchBackgroundErrors } from './background-errors'
import { limitReports, type Report } from './report-failures'
import { texts } from './texts'

/** The browser reports a script's error before its load fails; the failure of the load says more. */
const loadFirstMs = 500

const ReportContext = createContext<Report | null>(null)

/** Reports what modules do wrong to the server, as their last error; from the start on what no page catches. */
export function FailureReports({ children }: { readonly children: ReactNode }) {
  const { remotes } = useRegistry()
  const [send] = adminApi.useReportRemoteFailureMutation()
  const [report] = useState(() => limitReports((failed) => void send(failed)))
  useEffect(
    () =>
      watchBackgroundErrors(remotes, (remote, message) => {
        setTimeout(() => report(remote, texts.background(message)), loadFirstMs)
      }),
    [remotes, report],
  )
  return <ReportContext value={report}>{children}</ReportContext>
}

export function useReport(): Report {
  return use(ReportContext)!
}
