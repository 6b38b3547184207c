import { Button, ErrorBanner, icons, Progress } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { fieldsOf, isSubmittable } from '../rows/row'
import { sheetActions } from '../rows/sheet-slice'
import { SavedWords } from '../stored/saved-words'
import type { Batch } from '../submit/use-batch'
import { useFocusHandover } from './use-focus-handover'
import type { ShownRows } from './use-failed-only'
import type { RowWindow } from './use-row-window'

interface SubmitBarProps {
  readonly batch: Batch
  /** The rows that the list shows. */
  readonly shown: ShownRows
  readonly view: RowWindow
  readonly isReady: boolean
}

/** The main button and the batch's progress, always in view. */
export function SubmitBar({ batch, shown, view, isReady }: SubmitBarProps) {
  const { rows, progress } = batch.sheet
  const count = (status: string) => rows.filter((row) => row.status === status).length
  const created = count('success')
  const failed = count('error')
  const hasResults = created + failed > 0
  const words = useFocusHandover<HTMLDivElement>(progress !== null)
  const goToNextFailed = () => {
    const isFailed = ({ status }: (typeof rows)[number]) => status === 'error'
    const after = shown.rows.findIndex((row, index) => index > view.current && isFailed(row))
    const next = after === -1 ? shown.rows.findIndex(isFailed) : after
    const { role, validationErrors } = shown.rows[next]!
    view.focus(
      next,
      Math.max(
        0,
        fieldsOf[role].findIndex((field) => validationErrors[field]),
      ),
    )
  }
  return (
    <div className="batch-bar">
      {batch.notice !== null && <ErrorBanner>{batch.notice}</ErrorBanner>}
      <div className="batch-bar-line">
        <div ref={words} tabIndex={-1} className="batch-bar-words" aria-live="polite">
          {progress ? texts.processing(progress.current, progress.total) : hasResults && texts.tally(created, failed)}
        </div>
        <SavedWords saving={batch.stored.saving} />
        {!progress && failed > 0 && (
          <Button variant="default" onClick={goToNextFailed}>
            {texts.nextFailed}
          </Button>
        )}
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
            onClick={() => batch.actions.dispatch(sheetActions.batchStopping())}
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
