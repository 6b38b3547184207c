import { Button } from '@clarity/admin-kit'
import { useReRunReportMutation } from '../reports.api'
import { reportListTexts } from '../texts'
import './re-run-button.css'

interface ReRunButtonProps {
  readonly size: 'compact-sm'
  readonly variant: 'default'
  readonly demoRequestId: string
  onAsk(demoRequestId: string): void
}

/** Asks for a re-run. The running state survives leaving the page and coming back. */
export function ReRunButton({ demoRequestId, onAsk, ...look }: ReRunButtonProps) {
  const [, { isLoading }] = useReRunReportMutation({ fixedCacheKey: demoRequestId })
  return (
    <Button
      {...look}
      disabled={isLoading}
      className={`reports-re-run ${isLoading ? '' : 'kit-quiet'}`}
      onClick={() => onAsk(demoRequestId)}
    >
      {isLoading ? reportListTexts.reRunning : reportListTexts.reRun}
    </Button>
  )
}
