import { asCallError, Button, notify } from '@clarity/admin-kit'
import { reportSentences } from '@clarity/contracts/report'
import { useReRunReportMutation } from '../../reports.api'
import { reportTexts } from '../../texts'
import './re-run-button.css'

interface ReRunButtonProps {
  readonly size: 'compact-sm'
  readonly variant: 'default'
  readonly demoRequestId: string
  onProblem(sentence: string | null): void
}

/** Has a report written again. It still says so to whoever leaves the page and comes back while it runs. */
export function ReRunButton({ demoRequestId, onProblem, ...look }: ReRunButtonProps) {
  const [reRun, { isLoading }] = useReRunReportMutation({ fixedCacheKey: demoRequestId })
  const start = async () => {
    onProblem(null)
    try {
      const answer = await reRun(demoRequestId).unwrap()
      if ('error' in answer) onProblem(answer.error)
      else notify.done(answer.status === 'written' ? reportTexts.written : reportTexts.preparing)
    } catch (error) {
      onProblem(asCallError(error).sentence ?? reportSentences.reRunFailed)
    }
  }
  return (
    <Button {...look} disabled={isLoading} className="reports-re-run" onClick={() => void start()}>
      {isLoading ? reportTexts.reRunning : reportTexts.reRun}
    </Button>
  )
}
