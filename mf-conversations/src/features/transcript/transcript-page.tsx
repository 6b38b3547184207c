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
  const { currentData, error, isFetching, refetch } = useGetTranscriptQuery(id)
  const turns = currentData?.transcript
  return (
    <PageFrame
      title={texts.transcript.title}
      back={<BackLink search={from?.search ?? ''} />}
      action={turns && turns.length > 0 && <CopyButton id={id} turns={turns} />}
    >
      <AboutConversation id={id} conversation={from?.conversation} turns={turns?.length} />
      {!turns && isFetching && <TranscriptSkeleton />}
      {!turns && !isFetching && error !== undefined && (
        <ErrorBanner onRetry={() => void refetch()}>{transcriptFailure(error)}</ErrorBanner>
      )}
      {turns?.length === 0 && <EmptyState text={transcriptTexts.none} hint={transcriptTexts.empty} />}
      {turns && turns.length > 0 && <TranscriptView key={id} turns={turns} language={currentData?.language} />}
    </PageFrame>
  )
}
