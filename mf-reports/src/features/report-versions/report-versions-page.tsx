import {
  asCallError,
  Code,
  CopyId,
  DataTable,
  EmptyState,
  ErrorBanner,
  mayChange,
  PageFrame,
  Skeleton,
  Text,
  useParams,
} from '@clarity/admin-kit'
import { reportVersionTexts } from '@clarity/contracts/report-version'
import { useState } from 'react'
import { reportsPath } from '../../admin-paths'
import { BackLink } from '../../parts/back-link'
import { useDialogContent } from '../../parts/use-dialog-content'
import { useListReportVersionsQuery } from '../../reports.api'
import { sharedTexts, versionsTexts } from '../../texts'
import { CompareVersions } from './compare-versions'
import { RestoreDialog } from './restore-dialog'
import { versionColumns } from './version-columns'
import './report-versions.css'

/** Every version of one report, two of them side by side, and the way back to an earlier one. */
export default function ReportVersionsPage() {
  const { id = '' } = useParams()
  const restoring = useDialogContent<number>()
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <PageFrame title={versionsTexts.title} back={<BackLink to={reportsPath}>{versionsTexts.back}</BackLink>}>
      <Text size="sm" c="dimmed" className="reports-versions-line">
        {versionsTexts.reportId} <Code className="reports-versions-id">{id}</Code>
        <CopyId name={versionsTexts.reportId}>{id}</CopyId>
      </Text>
      {problem !== null && <ErrorBanner>{problem}</ErrorBanner>}
      <Versions reportId={id} onRestore={restoring.open} />
      <RestoreDialog reportId={id} asked={restoring} onProblem={setProblem} />
    </PageFrame>
  )
}

function Versions({ reportId, onRestore }: { readonly reportId: string; onRestore(version: number): void }) {
  const { currentData, error, refetch } = useListReportVersionsQuery(reportId, { refetchOnMountOrArgChange: true })
  if (error !== undefined) return <ErrorBanner onRetry={() => void refetch()}>{failure(error)}</ErrorBanner>
  if (!currentData) return <Skeleton height={240} role="status" aria-label={sharedTexts.loading} />
  return (
    <>
      <DataTable
        label={versionsTexts.list}
        columns={versionColumns(onRestore)}
        rows={currentData}
        rowId={({ version }) => String(version)}
        empty={<EmptyState text={versionsTexts.none} hint={versionsTexts.noneHint} />}
      />
      {mayChange() && currentData.length > 1 && <CompareVersions reportId={reportId} versions={currentData} />}
    </>
  )
}

function failure(error: unknown): string {
  const { kind, sentence } = asCallError(error)
  return kind === 'unreadable' ? reportVersionTexts.invalidList : (sentence ?? reportVersionTexts.fetchFailed)
}
