import { Moment, StateBadge, type Column } from '@clarity/admin-kit'
import type { ReportView } from '@clarity/contracts/report-view'
import { LongId } from '../../parts/long-id'
import { Maybe } from '../../parts/maybe'
import { sharedTexts, viewTexts } from '../../texts'
import './report-views.css'

const { columns } = viewTexts

/** Any reader may have written it: a long one must not push the other rows away. */
const shownOfMessage = 200

export const reportViewColumns: readonly Column<ReportView>[] = [
  {
    key: 'id',
    header: columns.id,
    sort: 'report_view_id',
    cell: ({ report_view_id }) => <LongId>{report_view_id}</LongId>,
  },
  { key: 'report', header: columns.report, sort: 'report_id', cell: ({ report_id }) => <LongId>{report_id}</LongId> },
  { key: 'at', header: columns.at, sort: 'viewed_at', cell: ({ viewed_at }) => <Moment at={viewed_at} /> },
  {
    key: 'place',
    header: columns.place,
    sort: 'geo_location',
    cell: ({ geo_location }) => <Maybe>{geo_location}</Maybe>,
  },
  { key: 'email', header: columns.email, sort: 'email', isCut: true, cell: ({ email }) => <Maybe>{email}</Maybe> },
  {
    key: 'hasError',
    header: columns.hasError,
    sort: 'hasError',
    cell: ({ hasError }) => <ErrorFlag flag={hasError} />,
  },
  {
    key: 'message',
    header: columns.message,
    sort: 'errorMessage',
    cell: ({ errorMessage }) => (
      <div className="reports-error-message">
        {errorMessage && errorMessage.length > shownOfMessage ? (
          <LongMessage>{errorMessage}</LongMessage>
        ) : (
          <Maybe otherwise={sharedTexts.none}>{errorMessage}</Maybe>
        )}
      </div>
    ),
  },
]

/** Its beginning, and the rest on demand. */
function LongMessage({ children }: { readonly children: string }) {
  // By letters: half of one would be none.
  const letters = [...children]
  return (
    <>
      {letters.slice(0, shownOfMessage).join('')}
      <details>
        <summary>{viewTexts.rest}</summary>
        {letters.slice(shownOfMessage).join('')}
      </details>
    </>
  )
}

/** Only an error is highlighted. */
function ErrorFlag({ flag }: { readonly flag: boolean | null }) {
  if (flag) return <StateBadge meaning="bad">{viewTexts.yes}</StateBadge>
  return <Maybe otherwise={viewTexts.null}>{flag === false ? viewTexts.no : null}</Maybe>
}
