import { Anchor, ErrorBanner, Link, RelativeMoment, Skeleton, Text } from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import { requestPath } from '../../admin-paths'
import { OptionalText } from '../../parts/optional-text'
import { reportAddress } from '../../report-address'
import { useListLatestReportsQuery, type ListedReport } from '../../reports.api'
import { latestTexts, reportListTexts } from '../../texts'
import './latest-reports.css'

/** The newest reports, each with the way to it, and the way to all of them. */
export function LatestReports() {
  const { data, isError, refetch } = useListLatestReportsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isError && !data) return <ErrorBanner onRetry={() => void refetch()}>{reportTexts.fetchFailed}</ErrorBanner>
  return (
    <>
      {data ? <Reports reports={data} /> : <Skeleton height={110} />}
      <Anchor component={Link} to="/admin/reports" size="sm">
        {latestTexts.all}
      </Anchor>
    </>
  )
}

function Reports({ reports }: { readonly reports: readonly ListedReport[] }) {
  if (reports.length === 0)
    return (
      <Text size="sm" c="dimmed" mb="sm">
        {reportListTexts.noneHint}
      </Text>
    )
  return (
    <ul className="latest-reports">
      {reports.map((report, place) => (
        <li key={report.report_id ?? place}>
          <Report report={report} />
        </li>
      ))}
    </ul>
  )
}

/** The name leads to the page of the request, 'Open' to the report. */
function Report({ report }: { readonly report: ListedReport }) {
  const { report_id: id, demo_request_id: requestId, recipient_name, generated_at } = report
  const name = <OptionalText>{recipient_name}</OptionalText>
  return (
    <>
      {requestId ? (
        <Anchor component={Link} to={requestPath(requestId)} size="sm" className="latest-reports-name">
          {name}
        </Anchor>
      ) : (
        <span className="latest-reports-name">{name}</span>
      )}
      <Text span size="sm" c="dimmed">
        {generated_at ? <RelativeMoment at={generated_at} /> : reportListTexts.notGenerated}
      </Text>
      {id && generated_at && (
        <Anchor href={reportAddress(id)} target="_blank" rel="noopener" size="sm">
          {reportListTexts.open}
        </Anchor>
      )}
    </>
  )
}
