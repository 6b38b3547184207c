import { asCallError, ConfirmDialog, notify } from '@clarity/admin-kit'
import { reportVersionTexts } from '@clarity/contracts/report-version'
import type { DialogContent } from '../../parts/use-dialog-content'
import { useRestoreReportVersionMutation } from '../../reports.api'
import { versionsTexts } from '../../texts'

interface RestoreDialogProps {
  readonly reportId: string
  /** The version to restore. */
  readonly asked: DialogContent<number>
  onProblem(sentence: string | null): void
}

/** Asks before an earlier version becomes what readers get. */
export function RestoreDialog({ reportId, asked, onProblem }: RestoreDialogProps) {
  const [send, { isLoading }] = useRestoreReportVersionMutation()
  const version = asked.thing ?? 0
  const restore = async () => {
    onProblem(null)
    try {
      const restored = await send({ reportId, version }).unwrap()
      notify.done(versionsTexts.restored(restored.version))
    } catch (error) {
      onProblem(asCallError(error).sentence ?? reportVersionTexts.restoreFailed)
    }
    asked.close()
  }
  return (
    <ConfirmDialog
      isOpen={asked.isOpen}
      title={versionsTexts.restoreQuestion(version)}
      confirm={versionsTexts.restore}
      isBusy={isLoading}
      onConfirm={() => void restore()}
      onCancel={asked.close}
    >
      {versionsTexts.restoreMeaning}
    </ConfirmDialog>
  )
}
