import { ConfirmDialog } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import type { BatchQuestion as Question } from '../submit/use-batch-check'

const maxShown = 100

/** Shows possible mistakes in the rows before they are sent. */
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
          {warnings.slice(0, maxShown).map(({ row, kind, phone, sentence }) => (
            <li key={`${row} ${kind} ${phone}`}>{texts.warning(row, sentence)}</li>
          ))}
          {warnings.length > maxShown && <li>{texts.moreErrors(warnings.length - maxShown)}</li>}
        </ul>
      )}
    </ConfirmDialog>
  )
}
