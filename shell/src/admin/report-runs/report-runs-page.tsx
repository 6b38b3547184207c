import { ListView, PageFrame, Text, useListAddress, usePagedRows, type CallError } from '@clarity/admin-kit'
import { reportRunColumns } from './report-run-columns'
import { path, useListReportRunsInfiniteQuery } from './report-runs.api'
import './report-runs.css'
import { RunsTotals } from './runs-totals'
import { texts } from './texts'

/** Every run of a writer: which model, how it went, what it took. */
export default function ReportRunsPage() {
  const address = useListAddress()
  const list = usePagedRows(useListReportRunsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  return (
    <PageFrame title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <RunsTotals />
      <div className="report-runs">
        <ListView
          label={texts.title}
          address={address}
          list={list}
          columns={reportRunColumns}
          rowId={({ id }) => id}
          none={{ text: texts.none, hint: texts.noneHint }}
          failure={listFailure}
          exportPath={`${path}/export`}
        />
      </div>
    </PageFrame>
  )
}

function listFailure({ kind }: CallError): string {
  return kind === 'unreadable' ? texts.invalid : texts.failed
}
