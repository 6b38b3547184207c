import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { adminApi } from '../admin.api'
import { useRegistry } from '../registry/registry-provider'
import { watchBackgroundErrors } from './background-errors'
import { limitReports, type Report } from './report-failures'
import { texts } from './texts'

const ReportContext = createContext<Report | null>(null)

/** Reports what modules do wrong to the server, as their last error; from the start on what no page catches. */
export function FailureReports({ children }: { readonly children: ReactNode }) {
  const { remotes } = useRegistry()
  const [send] = adminApi.useReportRemoteFailureMutation()
  const [report] = useState(() => limitReports((failed) => void send(failed)))
  useEffect(
    () => watchBackgroundErrors(remotes, (remote, message) => report(remote, texts.background(message))),
    [remotes, report],
  )
  return <ReportContext value={report}>{children}</ReportContext>
}

export function useReport(): Report {
  return use(ReportContext)!
}
