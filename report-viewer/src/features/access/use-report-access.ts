import { directAccessEmail, reportAccessTexts } from '@clarity/contracts/report-access'
import { useEffect, useState } from 'react'
import { skipsGate } from '../../first-screen'
import { loadOpenedReport, type OpenedReport } from '../../load-opened-report'
import { forgetAccess, recallAccess, rememberAccess } from '../../remembered-access'
import type { ReportPath } from '../../report-path'
import { askUntilWritten } from './ask-until-written'
import { logReportError } from './log-report-error'
import type { OpenedContent } from './read-content'

export type AccessState =
  | { step: 'gate'; email?: string; busy?: boolean; error?: string }
  | { step: 'loading' }
  | { step: 'preparing' }
  | { step: 'failed'; email: string; message: string }
  | { step: 'codeFailed' }
  | { step: 'opened'; email: string; content: OpenedContent; OpenedReport: OpenedReport }

/** Leads from the gate, or from what is remembered, to the report. */
export function useReportAccess(report: ReportPath) {
  const [startEmail] = useState(() => recallAccess(report) ?? (skipsGate() ? directAccessEmail : null))
  const [state, setState] = useState<AccessState>({ step: startEmail ? 'loading' : 'gate' })
  const [leaving] = useState(() => new AbortController())

  function fail(email: string, message: string) {
    setState({ step: 'failed', email, message })
    logReportError(report, email, message)
  }

  async function open(email: string) {
    const direct = email === directAccessEmail
    const answer = await askUntilWritten(report, email, leaving.signal, () => setState({ step: 'preparing' }))
    if (answer.kind === 'opened') {
      if (!direct) rememberAccess(report, email)
      setState({ step: 'loading' })
      const OpenedReport = await loadOpenedReport().catch(() => null)
      setState(OpenedReport ? { step: 'opened', email, content: answer.content, OpenedReport } : { step: 'codeFailed' })
      return
    }
    if (answer.status === 404 || answer.status === 400) forgetAccess(report)
    // Without an admin session the direct address is refused: nothing went wrong, the reader says who they are.
    if (direct && answer.status === 403) setState({ step: 'gate' })
    else if (answer.status === 400)
      setState({ step: 'gate', email, error: answer.said ?? reportAccessTexts.submitFailed })
    else fail(email, answer.message)
  }

  useEffect(() => {
    // It sets state only when the answer is there.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (startEmail) void open(startEmail)
    return () => leaving.abort()
    // Runs once: the hook's owner is keyed by the path, so another report is another access.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    state,
    fail,
    submit(email: string) {
      setState({ step: 'gate', busy: true })
      open(email).catch(() => setState({ step: 'gate', email, error: reportAccessTexts.submitFailed }))
    },
    retry(email: string) {
      setState({ step: 'loading' })
      void open(email)
    },
    backToGate(email: string) {
      setState(email === directAccessEmail ? { step: 'gate' } : { step: 'gate', email })
    },
  }
}
