import { Button, ErrorBanner, icons, Progress } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { isSubmittable } from '../rows/row'
import type { Batch } from '../submit/use-batch'

/** The main button, and how far the batch has come: always in view. */
export function SubmitBar({ batch, isReady }: { readonly batch: Batch; readonly isReady: boolean }) {
  const { rows, progress } = batch.sheet
  const count = (status: string) => rows.filter((row) => row.status === status).length
  const created = count('success')
  const failed = count('error')
  const hasResults = created + failed > 0
  return (
    <div className="batch-bar">
      {batch.notice !== null && <ErrorBanner>{batch.notice}</ErrorBanner>}
      <div className="batch-bar-line">
        <div className="batch-bar-words" aria-live="polite">
          {progress ? texts.processing(progress.current, progress.total) : hasResults && texts.tally(created, failed)}
        </div>
        {progress && (
          <Progress
            className="batch-progress"
            value={(100 * progress.current) / progress.total}
            aria-label={texts.processing(progress.current, progress.total)}
          />
        )}
        {progress && (
          <Button
            variant="default"
            disabled={progress.isStopping}
            onClick={() => batch.actions.dispatch({ type: 'batchStopping' })}
          >
            {progress.isStopping ? texts.stopping : texts.stop}
          </Button>
        )}
        <Button
          leftSection={<icons.Send size={16} />}
          disabled={progress !== null || !isReady}
          onClick={batch.submitAll}
          className="batch-submit"
        >
          {texts.submitPending(rows.filter(isSubmittable).length)}
        </Button>
      </div>
    </div>
  )
}
