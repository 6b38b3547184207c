import { reportAccessTexts } from '@clarity/contracts/report-access'
import { FailedPage } from './features/access/failed-page'
import { PreparingPage } from './features/access/preparing-page'
import { useReportAccess } from './features/access/use-report-access'
import { CodePage } from './features/code/code-page'
import { GatePage } from './features/gate/gate-page'
import { ErrorBoundary } from './parts/error-boundary'
import { Spinner } from './parts/spinner'
import type { ReportPath } from './report-path'
import { failureTexts } from './texts'

/** The steps of one report, from the gate to the page. */
export function ReportAccess({ report }: { report: ReportPath }) {
  const { state, fail, submit, retry, answerCode, backToGate } = useReportAccess(report)
  switch (state.step) {
    case 'gate':
      return <GatePage email={state.email} busy={state.busy} error={state.error} onSubmit={submit} />
    case 'loading':
      return <Spinner />
    case 'preparing':
      return <PreparingPage />
    case 'failed':
      return (
        <FailedPage
          message={state.message}
          hint={state.isDead ? reportAccessTexts.deadLinkHint : undefined}
          onRetry={() => retry(state.email)}
          onOtherEmail={() => backToGate(state.email)}
        />
      )
    case 'code': {
      const { email, codeTo } = state.request
      return (
        <CodePage
          {...state}
          onCode={(code) => answerCode(state, { ...state.request, code })}
          onSend={(to = codeTo) => answerCode(state, { email, ...(to && { codeTo: to }) })}
          onOtherEmail={() => backToGate(email)}
        />
      )
    }
    case 'codeFailed':
      // The files of a newer release have other names, so the page must be reloaded.
      return <FailedPage message={failureTexts.codeFailed} onRetry={() => location.reload()} />
    case 'opened':
      return (
        <ErrorBoundary onFailure={() => fail(state.email, reportAccessTexts.notDrawable)}>
          <state.OpenedReport content={state.content} />
        </ErrorBoundary>
      )
  }
}
