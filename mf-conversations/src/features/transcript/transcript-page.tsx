import { EmptyState, ErrorBanner, PageFrame, useLocation, useParams } from '@clarity/admin-kit'
import { transcriptTexts } from '@clarity/contracts/transcript'
import { readFromList } from '../../conversation-paths'
import { useGetTranscriptQuery } from '../../conversations.api'
import { BackLink } from '../../parts/back-link'
import { texts } from '../../texts'
import { AboutConversation } from './about-conversation'
import { CopyButton } from './copy-button'
import './transcript.css'
import { transcriptFailure } from './transcript-failure'
import { TranscriptSkeleton } from './transcript-skeleton'
import { TranscriptView } from './transcript-view'

/** What was said in one conversation. */
export function TranscriptPage() {
  const { id = '' } = useParams()
  const from = readFromList(useLocation().state)
  const query = useGetTranscriptQuery(id)
  const turns = query.currentData?.transcript
  return (
    <PageFrame
      title={texts.transcript.title}
      back={<BackLink search={from?.search ?? ''} />}
      action={turns && turns.length > 0 && <CopyButton id={id} turns={turns} />}
    >
      <AboutConversation id={id} conversation={from?.conversation} turns={turns?.length} />
      <Content id={id} query={query} />
    </PageFrame>
  )
}

function Content({ id, query }: { id: string; query: ReturnType<typeof useGetTranscriptQuery> }) {
  const { currentData, error, isFetching, refetch } = query
  if (!currentData) {
    if (isFetching) return <TranscriptSkeleton />
    if (error === undefined) return null
    return <ErrorBanner onRetry={() => void refetch()}>{transcriptFailure(error)}</ErrorBanner>
  }
  const { transcript, language } = currentData
  if (transcript.length === 0) return <EmptyState text={transcriptTexts.none} hint={transcriptTexts.empty} />
  return <TranscriptView key={id} turns={transcript} language={language} />
}
