import { Text } from '@clarity/admin-kit'
import { reportRunsTotalsDays } from '@clarity/contracts/report-run'
import { useGetReportRunsTotalsQuery } from './report-runs.api'
import { texts } from './texts'

const { totals } = texts

/** The last days in three figures; left out if they could not be fetched. */
export function RunsTotals() {
  const { data } = useGetReportRunsTotalsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data) return <div className="runs-totals" aria-hidden />
  const { reports, fell_back: fellBack, replies, cost_usd: cost, unpriced } = data
  return (
    <section className="runs-totals" aria-label={totals.label(reportRunsTotalsDays)}>
      <Text size="sm" c="dimmed">
        {totals.label(reportRunsTotalsDays)}
      </Text>
      <dl>
        <div>
          <dt>{totals.reports}</dt>
          <dd>{reports.toLocaleString()}</dd>
        </div>
        <div>
          <dt>{totals.fellBack}</dt>
          <dd>{totals.share(fellBack, reports)}</dd>
        </div>
        {replies > 0 && (
          <div>
            <dt>{totals.replies}</dt>
            <dd>{replies.toLocaleString()}</dd>
          </div>
        )}
        <div>
          <dt>{totals.cost}</dt>
          <dd>
            {totals.dollars(cost)} {unpriced > 0 && <small>{totals.unpriced(unpriced)}</small>}
          </dd>
        </div>
      </dl>
    </section>
  )
}
