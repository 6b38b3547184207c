import { ConfirmDialog } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import type { BatchQuestion as Question } from '../submit/use-batch-check'

const mostShown = 100

/** What about the rows may be a slip, before it is sent. */
export function BatchQuestion({ question }: { readonly question: Question | null }) {
  const warnings = question?.warnings ?? []
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={texts.sendThese(question?.total ?? 0)}
      confirm={texts.sendAnyway}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      {question?.warnings === null ? (
        texts.notChecked
      ) : (
        <ul className="batch-warnings">
          {warnings.slice(0, mostShown).map(({ row, kind, phone, sentence }) => (
            <li key={`${row} ${kind} ${phone}`}>{texts.warning(row, sentence)}</li>
          ))}
          {warnings.length > mostShown && <li>{texts.moreErrors(warnings.length - mostShown)}</li>}
        </ul>
      )}
    </ConfirmDialog>
  )
}
