import { Anchor, EmptyState, ErrorBanner, icons, Link, PageFrame, useLocation, useParams } from '@clarity/admin-kit'
import { transcriptSentences } from '@clarity/contracts/transcript'
import { listPath, readFromList } from '../../conversation-paths'
import { useGetTranscriptQuery } from '../../conversations.api'
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
  const back = (
    <Anchor component={Link} to={`${listPath}${from?.search ?? ''}`} size="sm" className="talk-back">
      <icons.ArrowLeft size={16} aria-hidden />
      {texts.transcript.back}
    </Anchor>
  )
  return (
    <PageFrame
      title={texts.transcript.title}
      back={back}
      action={turns && turns.length > 0 && <CopyButton id={id} turns={turns} />}
    >
      <AboutConversation id={id} conversation={from?.conversation} turns={turns?.length} />
      {!turns && isFetching && <TranscriptSkeleton />}
      {!turns && !isFetching && error !== undefined && (
        <ErrorBanner onRetry={() => void refetch()}>{transcriptFailure(error)}</ErrorBanner>
      )}
      {turns?.length === 0 && <EmptyState text={transcriptSentences.none} hint={transcriptSentences.empty} />}
      {turns && turns.length > 0 && <TranscriptView key={id} turns={turns} />}
    </PageFrame>
  )
}
