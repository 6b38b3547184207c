import { Text } from '@clarity/admin-kit'
import { reportRunsSummaryDays } from '@clarity/contracts/report-run'
import { useGetReportRunsSummaryQuery } from './report-runs.api'
import { texts } from './texts'

const { summary } = texts

/** The last days in three figures; left out if they could not be fetched. */
export function RunsSummary() {
  const { data } = useGetReportRunsSummaryQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return <div className="runs-summary" aria-hidden />
  const { reports, fell_back: fellBack, replies, cost_usd: cost, unpriced } = data
  return (
    <section className="runs-summary" aria-label={summary.label(reportRunsSummaryDays)}>
      <Text size="sm" c="dimmed">
        {summary.label(reportRunsSummaryDays)}
      </Text>
      <dl>
        <div>
          <dt>{summary.reports}</dt>
          <dd>{reports.toLocaleString()}</dd>
        </div>
        <div>
          <dt>{summary.fellBack}</dt>
          <dd>{summary.share(fellBack, reports)}</dd>
        </div>
        {replies > 0 && (
          <div>
            <dt>{summary.replies}</dt>
            <dd>{replies.toLocaleString()}</dd>
          </div>
        )}
        <div>
          <dt>{summary.cost}</dt>
          <dd>
            {summary.dollars(cost)} {unpriced > 0 && <small>{summary.unpriced(unpriced)}</small>}
          </dd>
        </div>
      </dl>
    </section>
  )
}
