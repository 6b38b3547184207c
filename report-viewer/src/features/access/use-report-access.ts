import { directAccessEmail, reportAccessTexts } from '@clarity/contracts/report-access'
import { useEffect, useState } from 'react'
import type { CodeStep } from '../../code-step'
import { skipsGate } from '../../first-screen'
import { loadOpenedReport, type OpenedReport } from '../../load-opened-report'
import { forgetAccess, recallAccess, rememberAccess } from '../../remembered-access'
import type { ReportPath } from '../../report-path'
import { pollReport } from './poll-report'
import { logReportError } from './log-report-error'
import type { AccessRequest } from './request-report'
import type { OpenedContent } from '../../opened-content'

export type AccessState =
  | { step: 'gate'; email?: string; busy?: boolean; error?: string }
  | { step: 'loading' }
  | { step: 'preparing' }
  | { step: 'failed'; email: string; message: string; isDead?: boolean }
  | ({ step: 'code'; request: AccessRequest } & CodeStep)
  | { step: 'codeFailed' }
  | { step: 'opened'; email: string; content: OpenedContent; OpenedReport: OpenedReport }

/** Opens the report from the gate, or with the remembered email. */
export function useReportAccess(report: ReportPath) {
  const [startEmail] = useState(() => recallAccess(report) ?? (skipsGate() ? directAccessEmail : null))
  const [state, setState] = useState<AccessState>({ step: startEmail ? 'loading' : 'gate' })
  const [leaving] = useState(() => new AbortController())

  function fail(email: string, message: string, isDead = false) {
    setState({ step: 'failed', email, message, isDead })
    logReportError(report, email, message)
  }

  async function open(request: AccessRequest, isAutomatic = false) {
    const { email, code } = request
    const direct = email === directAccessEmail
    const answer = await pollReport(report, request, isAutomatic, leaving.signal, () => setState({ step: 'preparing' }))
    if (answer.kind === 'code') {
      setState({ step: 'code', request, isSent: !isAutomatic, isRefused: code !== undefined, ...answer })
      return
    }
    if (answer.kind === 'opened') {
      if (!direct) rememberAccess(report, email)
      setState({ step: 'loading' })
      const OpenedReport = await loadOpenedReport().catch(() => null)
      setState(OpenedReport ? { step: 'opened', email, content: answer.content, OpenedReport } : { step: 'codeFailed' })
      return
    }
    if (answer.status === 404 || answer.status === 400) forgetAccess(report)
    // Without an admin session the direct address is refused: the gate is shown, without an error.
    if (direct && answer.status === 403) setState({ step: 'gate' })
    else if (answer.status === 400)
      setState({ step: 'gate', email, error: answer.said ?? reportAccessTexts.submitFailed })
    else fail(email, answer.message, answer.status === 404)
  }

  useEffect(() => {
    // It sets state only once the response has arrived.
    // oxlint-disable-next-line react/set-state-in-effect
    if (startEmail) void open({ email: startEmail }, true)
    return () => leaving.abort()
    // Runs once: the component is keyed by the path, so another report mounts a new one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    state,
    fail,
    submit(email: string) {
      setState({ step: 'gate', busy: true })
      open({ email }).catch(() => setState({ step: 'gate', email, error: reportAccessTexts.submitFailed }))
    },
    retry(email: string) {
      setState({ step: 'loading' })
      void open({ email })
    },
    /** Posts the code, or asks for one if there is none. */
    answerCode(step: CodeStep, request: AccessRequest) {
      setState({ ...step, step: 'code', request, busy: true })
      void open(request)
    },
    backToGate(email: string) {
      setState(email === directAccessEmail ? { step: 'gate' } : { step: 'gate', email })
    },
  }
}
