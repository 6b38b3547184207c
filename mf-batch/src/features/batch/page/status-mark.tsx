import { icons } from '@clarity/admin-kit'
import { statusTexts } from '../../../texts'
import type { RowStatus } from '../rows/row'

const marks: Record<RowStatus, typeof icons.Check> = {
  pending: icons.CircleDashed,
  submitting: icons.LoaderCircle,
  retrying: icons.LoaderCircle,
  success: icons.CircleCheck,
  error: icons.CircleAlert,
}

/** A row's status as an icon with an accessible name. */
export function StatusMark({ status }: { readonly status: RowStatus }) {
  const Mark = marks[status]
  const text = statusTexts[status]
  return (
    <span className="batch-status" role="img" aria-label={text} title={text}>
      <Mark size={18} aria-hidden />
    </span>
  )
}
