import {
  ErrorBanner,
  ListView,
  mayChange,
  PageFrame,
  useListAddress,
  usePagedRows,
  type CallError,
} from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import { useMemo, useState } from 'react'
import { ListFrame } from '../../parts/list-frame'
import { LoadingNote } from '../../parts/loading-note'
import { useDialogContent } from '../../parts/use-dialog-content'
import { useListReportsInfiniteQuery, type ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { LinkDialog } from '../../parts/report-links/link-dialog'
import { RawReportDialog } from './raw-report-dialog'
import { ReRunDialog } from '../../parts/re-run-dialog'
import { reportColumns } from './report-columns'
import { SelectReports } from './select-reports'
import { useSelectedReports } from './use-selected-reports'

const live = ['report'] as const

/** Every report, with actions to open it, view its stored text, and re-run it. */
export function ReportListPage() {
  const address = useListAddress()
  const list = usePagedRows(useListReportsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  const raw = useDialogContent<ListedReport>()
  const { open } = raw
  const [reRunProblem, setReRunProblem] = useState<string | null>(null)
  const reRun = useDialogContent<string>()
  const { open: askReRun } = reRun
  const links = useDialogContent<readonly string[]>()
  const { open: openLinks } = links
  const selected = useSelectedReports(list.rows)
  const { column: selectColumn } = selected
  const columns = useMemo(() => {
    const all = reportColumns({ onRaw: open, onReRun: askReRun, onLink: (id) => openLinks([id]) })
    return selectColumn ? [selectColumn, ...all] : all
  }, [open, askReRun, openLinks, selectColumn])
  return (
    <PageFrame title={reportListTexts.title}>
      {reRunProblem !== null && <ErrorBanner>{reRunProblem}</ErrorBanner>}
      <ListFrame>
        <ListView
          live={live}
          label={reportListTexts.title}
          address={address}
          list={list}
          columns={columns}
          rowId={({ report_id, demo_request_id }) => report_id ?? demo_request_id ?? ''}
          none={{ text: reportTexts.none, hint: reportListTexts.noneHint }}
          failure={listFailure}
          exportPath="/api/admin/reports/export"
        >
          {mayChange() && <SelectReports selected={selected} onChange={openLinks} />}
          <LoadingNote isLoading={list.isLoading} />
        </ListView>
      </ListFrame>
      <RawReportDialog raw={raw} />
      <LinkDialog links={links} />
      <ReRunDialog asked={reRun} onProblem={setReRunProblem} />
    </PageFrame>
  )
}

function listFailure({ kind }: CallError): string {
  return kind === 'unreadable' ? reportTexts.invalidList : reportTexts.fetchFailed
}
