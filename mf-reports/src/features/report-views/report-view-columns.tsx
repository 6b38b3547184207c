import { Moment, StateBadge, type Column } from '@clarity/admin-kit'
import type { ReportView } from '@clarity/contracts/report-view'
import { requestPath } from '../../admin-paths'
import { LongId } from '../../parts/long-id'
import { OptionalText } from '../../parts/optional-text'
import { sharedTexts } from '../../texts'
import { viewTexts } from './texts'
import './report-views.css'

const { columns } = viewTexts

/** The text comes from readers: a long one must not push other rows out of view. */
const shownOfMessage = 200

export const reportViewColumns: readonly Column<ReportView>[] = [
  {
    key: 'id',
    header: columns.id,
    sort: 'report_view_id',
    cell: ({ report_view_id, report_id }) => (
      <LongId name={columns.id} to={requestPath(report_id)}>
        {report_view_id}
      </LongId>
    ),
  },
  {
    key: 'report',
    header: columns.report,
    sort: 'report_id',
    cell: ({ report_id }) => (
      <LongId name={columns.report} to={requestPath(report_id)}>
        {report_id}
      </LongId>
    ),
  },
  { key: 'at', header: columns.at, sort: 'viewed_at', cell: ({ viewed_at }) => <Moment at={viewed_at} /> },
  {
    key: 'place',
    header: columns.place,
    sort: 'geo_location',
    cell: ({ geo_location }) => <OptionalText>{geo_location}</OptionalText>,
  },
  {
    key: 'email',
    header: columns.email,
    sort: 'email',
    isTitle: true,
    isCut: true,
    cell: ({ email }) => <OptionalText>{email}</OptionalText>,
  },
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
          <OptionalText otherwise={sharedTexts.none}>{errorMessage}</OptionalText>
        )}
      </div>
    ),
  },
  {
    key: 'verified',
    header: columns.verified,
    sort: 'verified',
    cell: ({ verified }) => <VerifiedFlag flag={verified ?? null} />,
  },
]

/** The beginning of a text, and the rest on demand. */
function LongMessage({ children }: { readonly children: string }) {
  // By code points, so no character is cut in half.
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

/** A reader who has shown a code from the phone, or has only typed an email. */
function VerifiedFlag({ flag }: { readonly flag: boolean | null }) {
  if (flag) return <StateBadge meaning="good">{viewTexts.yes}</StateBadge>
  return <OptionalText otherwise={viewTexts.unknownVerified}>{flag === false ? viewTexts.no : null}</OptionalText>
}

/** Only an error is highlighted. */
function ErrorFlag({ flag }: { readonly flag: boolean | null }) {
  if (flag) return <StateBadge meaning="bad">{viewTexts.yes}</StateBadge>
  return <OptionalText otherwise={viewTexts.null}>{flag === false ? viewTexts.no : null}</OptionalText>
}
