import {
  asCallError,
  Button,
  EmptyState,
  ErrorBanner,
  Link,
  PageFrame,
  Skeleton,
  Text,
  useParams,
} from '@clarity/admin-kit'
import { reportAttemptTexts } from '@clarity/contracts/report-attempt'
import { batchPath, reportsPath } from '../../admin-paths'
import { BackLink } from '../../parts/back-link'
import { useListReportAttemptsQuery } from '../../reports.api'
import { attemptsTexts } from './texts'
import { sharedTexts, versionsTexts } from '../../texts'
import { CompareAttempts } from './compare-attempts'

/** The reports of one person in one scenario, two of them side by side. */
export default function ReportAttemptsPage() {
  const { id = '' } = useParams()
  return (
    <PageFrame title={attemptsTexts.title} back={<BackLink to={reportsPath}>{versionsTexts.back}</BackLink>}>
      <Text size="sm" c="dimmed">
        {attemptsTexts.hint}
      </Text>
      <Attempts reportId={id} />
    </PageFrame>
  )
}

function Attempts({ reportId }: { readonly reportId: string }) {
  const { currentData, error, refetch } = useListReportAttemptsQuery(reportId, { refetchOnMountOrArgChange: true })
  if (error !== undefined) return <ErrorBanner onRetry={() => void refetch()}>{failure(error)}</ErrorBanner>
  if (!currentData) return <Skeleton height={240} role="status" aria-label={sharedTexts.loading} />
  if (currentData.length < 2) return <NothingToCompare />
  return <CompareAttempts key={reportId} attempts={currentData} />
}

function NothingToCompare() {
  return (
    <EmptyState
      text={attemptsTexts.none}
      hint={attemptsTexts.noneHint}
      action={
        <Button component={Link} to={batchPath} mih={44}>
          {attemptsTexts.request}
        </Button>
      }
    />
  )
}

function failure(error: unknown): string {
  const { kind, sentence } = asCallError(error)
  return kind === 'unreadable' ? reportAttemptTexts.invalidList : (sentence ?? reportAttemptTexts.fetchFailed)
}
