import { Anchor, Code, Link } from '@clarity/admin-kit'
import { demoRequestTexts } from '@clarity/contracts/demo-request'
import { texts } from '../../../texts'
import type { BatchRow } from '../rows/row'

/** The result of the row's last request. */
export function RowResult({ row: { status, errorMessage, requestId, shortCode } }: { readonly row: BatchRow }) {
  if (status === 'success')
    return (
      <p className="batch-result" role="status">
        <strong>{demoRequestTexts.created}</strong>{' '}
        <span>
          {texts.shortCode} <Code>{shortCode}</Code>
        </span>{' '}
        <span className="batch-soft">{texts.sendAgain}</span>{' '}
        <Anchor component={Link} to={`/admin/requests/${encodeURIComponent(requestId)}`} inherit underline="always">
          {texts.howFar}
        </Anchor>
      </p>
    )
  if (status === 'error' && errorMessage !== '')
    return (
      <p className="batch-result" role="status">
        {errorMessage}
      </p>
    )
  return null
}
