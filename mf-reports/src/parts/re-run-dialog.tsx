import { asCallError, ConfirmDialog, notify } from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import type { DialogContent } from './use-dialog-content'
import { useReRunReportMutation } from '../reports.api'
import { reportListTexts, reRunTexts } from '../texts'

interface ReRunDialogProps {
  /** The demo request whose report is re-run. */
  readonly asked: DialogContent<string>
  onProblem(sentence: string | null): void
}

/** Asks before a re-run, because readers get its result; then the button of the row shows its progress. */
export function ReRunDialog({ asked: { thing: demoRequestId, isOpen, close }, onProblem }: ReRunDialogProps) {
  const [reRun] = useReRunReportMutation({ fixedCacheKey: demoRequestId ?? '' })
  const start = async (id: string) => {
    close()
    onProblem(null)
    try {
      const answer = await reRun(id).unwrap()
      if ('error' in answer) onProblem(answer.error)
      else notify.done(answer.status === 'written' ? reportListTexts.written : reportListTexts.preparing)
    } catch (error) {
      onProblem(asCallError(error).sentence ?? reportTexts.reRunFailed)
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={reRunTexts.question}
      confirm={reRunTexts.confirm}
      onConfirm={() => demoRequestId !== null && void start(demoRequestId)}
      onCancel={close}
    >
      {reRunTexts.meaning}
    </ConfirmDialog>
  )
}
