import { EmptyState, ErrorBanner, PageFrame, useLocation, useParams } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { transcriptTexts, type Transcript, type TranscriptAbout } from '@clarity/contracts/transcript'
import { readFromList } from '../../conversation-paths'
import { useGetTranscriptQuery } from '../../conversations.api'
import { BackLink } from '../../parts/back-link'
import { texts } from '../../texts'
import { AboutConversation } from './about-conversation'
import { CopyButton } from './copy-button'
import { speakersOf, TalkSpeakers } from './talk-speakers'
import './transcript.css'
import { transcriptFailure } from './transcript-failure'
import { TranscriptSkeleton } from './transcript-skeleton'
import { TranscriptView } from './transcript-view'

/** The transcript of one conversation. */
export function TranscriptPage() {
  const { id = '' } = useParams()
  const from = readFromList(useLocation().state)
  const { currentData, error, isFetching, refetch } = useGetTranscriptQuery(id)
  const turns = currentData?.transcript
  const about = fromList(from?.conversation) ?? currentData?.about
  const speakers = speakersOf(about)
  return (
    <PageFrame
      title={texts.transcript.title}
      back={<BackLink search={from?.search ?? ''} />}
      action={turns && turns.length > 0 && <CopyButton id={id} turns={turns} speakers={speakers} />}
    >
      <AboutConversation id={id} about={about} turns={turns?.length} />
      <TalkSpeakers value={speakers}>
        <Content
          id={id}
          transcript={currentData}
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      </TalkSpeakers>
    </PageFrame>
  )
}

/** What the list knows of it is shown before the transcript is there. */
function fromList(conversation: Conversation | undefined): TranscriptAbout | undefined {
  return conversation && { ...conversation, started_at: conversation.created_at }
}

interface ContentProps {
  readonly id: string
  readonly transcript: Transcript | undefined
  readonly error: unknown
  readonly isFetching: boolean
  onRetry(this: void): void
}

function Content({ id, transcript, error, isFetching, onRetry }: ContentProps) {
  if (!transcript) {
    if (isFetching) return <TranscriptSkeleton />
    if (error === undefined) return null
    return <ErrorBanner onRetry={onRetry}>{transcriptFailure(error)}</ErrorBanner>
  }
  const { transcript: turns, language, timeline } = transcript
  if (turns.length === 0) return <EmptyState text={transcriptTexts.none} hint={transcriptTexts.empty} />
  return <TranscriptView key={id} turns={turns} language={language} timeline={timeline} />
}
