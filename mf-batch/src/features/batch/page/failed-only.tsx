import { Switch } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import type { FailedRows } from './use-failed-only'

/** Narrows the list to failed rows; there only if there are some. */
export function FailedOnly({ failed }: { readonly failed: FailedRows }) {
  if (failed.failedCount === 0 && !failed.isFiltered) return null
  return (
    <Switch
      size="sm"
      label={texts.failedOnly(failed.failedCount)}
      checked={failed.isFiltered}
      onChange={({ currentTarget }) => failed.filter(currentTarget.checked)}
    />
  )
}
