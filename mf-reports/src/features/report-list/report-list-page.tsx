import { ErrorBanner, ListView, PageFrame, useListAddress, usePagedRows, type CallError } from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import { useMemo, useState } from 'react'
import { ListFrame } from '../../parts/list-frame'
import { LoadingNote } from '../../parts/loading-note'
import { useShown } from '../../parts/use-shown'
import { useListReportsInfiniteQuery, type ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { RawReportDialog } from './raw-report-dialog'
import { reportColumns } from './report-columns'

/** Every report, to be opened, read as it is stored, and written again. */
export function ReportListPage() {
  const address = useListAddress()
  const list = usePagedRows(useListReportsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  const raw = useShown<ListedReport>()
  const { open } = raw
  const [reRunProblem, setReRunProblem] = useState<string | null>(null)
  const columns = useMemo(() => reportColumns({ onRaw: open, onReRunProblem: setReRunProblem }), [open])
  return (
    <PageFrame title={reportListTexts.title}>
      {reRunProblem !== null && <ErrorBanner>{reRunProblem}</ErrorBanner>}
      <ListFrame>
        <ListView
          label={reportListTexts.title}
          address={address}
          list={list}
          columns={columns}
          rowId={({ report_id, demo_request_id }) => report_id ?? demo_request_id ?? ''}
          none={{ text: reportTexts.none, hint: reportListTexts.noneHint }}
          failure={listFailure}
          exportPath="/api/admin/reports/export"
        >
          <LoadingNote isLoading={list.isLoading} />
        </ListView>
      </ListFrame>
      <RawReportDialog raw={raw} />
    </PageFrame>
  )
}

function listFailure({ kind }: CallError): string {
  return kind === 'unreadable' ? reportTexts.invalidList : reportTexts.fetchFailed
}
