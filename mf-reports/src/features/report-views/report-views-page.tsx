import { ListView, PageFrame, useListAddress, usePagedRows, type CallError } from '@clarity/admin-kit'
import { reportViewTexts } from '@clarity/contracts/report-view'
import { ListFrame } from '../../parts/list-frame'
import { LoadingNote } from '../../parts/loading-note'
import { useListReportViewsInfiniteQuery } from '../../report-views.api'
import { viewTexts } from './texts'
import { ViewsSummary } from './views-summary'
import { reportViewColumns } from './report-view-columns'

const live = ['view'] as const

/** The log of who opened which report, including failures. */
export default function ReportViewsPage() {
  const address = useListAddress()
  const list = usePagedRows(useListReportViewsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  return (
    <PageFrame title={viewTexts.title}>
      <ViewsSummary />
      <ListFrame>
        <ListView
          live={live}
          label={viewTexts.title}
          address={address}
          list={list}
          columns={reportViewColumns}
          rowId={({ report_view_id }) => report_view_id}
          none={{ text: reportViewTexts.none, hint: viewTexts.noneHint }}
          failure={listFailure}
          exportPath="/api/admin/report-views/export"
        >
          <LoadingNote isLoading={list.isLoading} />
        </ListView>
      </ListFrame>
    </PageFrame>
  )
}

function listFailure({ kind }: CallError): string {
  return kind === 'unreadable' ? reportViewTexts.invalid : reportViewTexts.fetchFailed
}
