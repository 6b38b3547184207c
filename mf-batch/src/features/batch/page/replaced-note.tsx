import { Button, icons } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { isBlank } from '../rows/row'
import type { Batch } from '../submit/use-batch'
import type { ImportOutcome } from './use-import'

interface ReplacedNoteProps {
  readonly batch: Batch
  readonly outcome: ImportOutcome | null
  onDismiss(this: void): void
}

/** Says that all rows were replaced or cleared, and takes it back where something was lost. */
export function ReplacedNote({ batch: { sheet, actions }, outcome, onDismiss }: ReplacedNoteProps) {
  const { replaced } = sheet
  const isLost = replaced?.rows.some((row) => !isBlank(row)) ?? false
  const done = outcome && 'done' in outcome ? outcome.done : isLost && replaced?.by === 'reset' ? texts.cleared : null
  const undo = () => {
    onDismiss()
    actions.dispatch({ type: 'restored' })
  }
  return (
    <div role="status" className="batch-note">
      {done !== null && (
        <p>
          <icons.CircleCheck size={16} aria-hidden />
          {done}
        </p>
      )}
      {/* The file before was taken, and the one after it was not: neither is news now. */}
      {done === null && isLost && <span className="batch-soft">{texts.rowsBeforeImport}</span>}
      {isLost && (
        <Button variant="subtle" size="compact-sm" onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
