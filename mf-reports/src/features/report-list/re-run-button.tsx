import { asCallError, Button, notify } from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import { useReRunReportMutation } from '../../reports.api'
import { reportListTexts } from '../../texts'
import './re-run-button.css'

interface ReRunButtonProps {
  readonly size: 'compact-sm'
  readonly variant: 'default'
  readonly demoRequestId: string
  onProblem(sentence: string | null): void
}

/** Re-runs a report. The running state survives leaving the page and coming back. */
export function ReRunButton({ demoRequestId, onProblem, ...look }: ReRunButtonProps) {
  const [reRun, { isLoading }] = useReRunReportMutation({ fixedCacheKey: demoRequestId })
  const start = async () => {
    onProblem(null)
    try {
      const answer = await reRun(demoRequestId).unwrap()
      if ('error' in answer) onProblem(answer.error)
      else notify.done(answer.status === 'written' ? reportListTexts.written : reportListTexts.preparing)
    } catch (error) {
      onProblem(asCallError(error).sentence ?? reportTexts.reRunFailed)
    }
  }
  return (
    <Button {...look} disabled={isLoading} className="reports-re-run" onClick={() => void start()}>
      {isLoading ? reportListTexts.reRunning : reportListTexts.reRun}
    </Button>
  )
}
