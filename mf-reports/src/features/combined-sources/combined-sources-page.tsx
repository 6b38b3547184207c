import { asCallError, EmptyState, ErrorBanner, PageFrame, Skeleton, Stack, Text, useParams } from '@clarity/admin-kit'
import { combinedReportTexts, type CombinedReportSources } from '@clarity/contracts/combined-report'
import { combinedPath } from '../../admin-paths'
import { useGetCombinedSourcesQuery } from '../../combined-reports.api'
import { BackLink } from '../../parts/back-link'
import { sharedTexts } from '../../texts'
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
    <PageFrame title={sourcesTexts.title} back={<BackLink to={combinedPath}>{sourcesTexts.back}</BackLink>}>
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

function Sources({ report: { content, conversations, sources } }: { readonly report: CombinedReportSources }) {
  if (content === null) return <EmptyState text={combinedReportTexts.notWritten} />
  const names = new Map(conversations.map(({ id, label }) => [id, label]))
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {sourcesTexts.hint}
      </Text>
      <SourceNames conversations={conversations} />
      {statementSections(content, sources).map((section, at) => (
        <Statements key={at} section={section} id={`section-${at}`} names={names} />
      ))}
    </Stack>
  )
}
