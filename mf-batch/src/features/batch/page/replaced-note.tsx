import { Button, icons } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { isBlank } from '../rows/row'
import { sheetActions } from '../rows/sheet-slice'
import type { Batch } from '../submit/use-batch'
import type { ImportOutcome } from './use-import'

interface ReplacedNoteProps {
  readonly batch: Batch
  readonly outcome: ImportOutcome | null
  onDismiss(this: void): void
}

/** Says that all rows were replaced or cleared, with Undo if something was lost. */
export function ReplacedNote({ batch: { sheet, actions }, outcome, onDismiss }: ReplacedNoteProps) {
  const { replaced } = sheet
  const isLost = replaced?.rows.some((row) => !isBlank(row)) ?? false
  const done = outcome && 'done' in outcome ? outcome.done : isLost && replaced?.by === 'reset' ? texts.cleared : null
  const undo = () => {
    onDismiss()
    actions.dispatch(sheetActions.restored())
  }
  // A rejected file has replaced nothing: Undo beside its error would seem to belong to that file.
  if (outcome && !('done' in outcome)) return <div role="status" className="batch-note" />
  return (
    <div role="status" className="batch-note">
      {done !== null && (
        <p>
          <icons.CircleCheck size={16} aria-hidden />
          {done}
        </p>
      )}
      {done === null && isLost && <span className="batch-soft">{texts.rowsBeforeImport}</span>}
      {isLost && (
        <Button variant="subtle" size="compact-sm" onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
