import {
  asCallError,
  Button,
  EmptyState,
  ErrorBanner,
  icons,
  PageFrame,
  Skeleton,
  Stack,
  Text,
  useParams,
} from '@clarity/admin-kit'
import { combinedReportTexts, type CombinedReportSources } from '@clarity/contracts/combined-report'
import { combinedPath } from '../../admin-paths'
import { useGetCombinedSourcesQuery } from '../../combined-reports.api'
import { BackLink } from '../../parts/back-link'
import { combinedAddress } from '../../report-address'
import { sharedTexts } from '../../texts'
import { Contents } from './contents'
import { sourcesTexts } from './texts'
import { SourceNames } from './source-names'
import { statementSections } from './statement-lines'
import { Statements } from './statements'
import './combined-sources.css'

/** A combined report as readers get it, with a link from each quote to its turn. */
export function CombinedSourcesPage() {
  const { id = '' } = useParams()
  const { currentData, error, refetch } = useGetCombinedSourcesQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <PageFrame
      title={sourcesTexts.title}
      back={<BackLink to={combinedPath}>{sourcesTexts.back}</BackLink>}
      action={currentData?.content != null && <ViewLink id={id} />}
    >
      {error !== undefined && (
        <ErrorBanner onRetry={() => void refetch()}>
          {asCallError(error).sentence ?? combinedReportTexts.fetchFailed}
        </ErrorBanner>
      )}
      {!currentData && error === undefined && <Skeleton height={320} role="status" aria-label={sharedTexts.loading} />}
      {currentData && error === undefined && <Sources report={currentData} />}
    </PageFrame>
  )
}

/** What its readers see. */
function ViewLink({ id }: { readonly id: string }) {
  return (
    <Button
      component="a"
      variant="default"
      href={combinedAddress(id)}
      target="_blank"
      rel="noopener"
      rightSection={<icons.ExternalLink size={16} aria-hidden />}
    >
      {sourcesTexts.view}
    </Button>
  )
}

function Sources({ report: { content, conversations, sources } }: { readonly report: CombinedReportSources }) {
  if (content === null) return <EmptyState text={combinedReportTexts.notWritten} />
  const names = new Map(conversations.map(({ id, label }) => [id, label]))
  const sections = statementSections(content, sources).map((section, at) => ({ ...section, id: `section-${at}` }))
  return (
    <div className="reports-sources">
      <div className="reports-sources-aside">
        <SourceNames conversations={conversations} />
        <Contents sections={sections} />
      </div>
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          {sourcesTexts.hint}
        </Text>
        {sections.map((section) => (
          <Statements key={section.id} section={section} id={section.id} names={names} />
        ))}
      </Stack>
    </div>
  )
}
