import { asCallError, ErrorBanner, formatMoment, Modal, Skeleton, Text, type CallError } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { transcriptSentences } from '@clarity/contracts/transcript'
import { usePreviewTranscriptQuery } from '../../combined-reports.api'
import { sharedTexts, transcriptTexts } from '../../texts'
import { TranscriptTurns } from './transcript-turns'

interface TranscriptDialogProps {
  readonly conversation: Conversation
  onClose(): void
}

/** What was said in a conversation, to see whether it belongs into the report. */
export function TranscriptDialog({ conversation, onClose }: TranscriptDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={transcriptTexts.title}
      size="lg"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {transcriptTexts.about(conversation.scenario_title, formatMoment(conversation.created_at))}
      </Text>
      <TranscriptBody conversation={conversation} />
    </Modal>
  )
}

function TranscriptBody({ conversation: { id, recipient_name } }: Pick<TranscriptDialogProps, 'conversation'>) {
  const { data, error, isFetching, refetch } = usePreviewTranscriptQuery(id)
  if (isFetching) return <Skeleton height={320} role="status" aria-label={sharedTexts.loading} />
  if (error || !data) return <ErrorBanner onRetry={() => void refetch()}>{failure(asCallError(error))}</ErrorBanner>
  if (data.length === 0) return <Text>{transcriptSentences.empty}</Text>
  return <TranscriptTurns turns={data} user={recipient_name ?? transcriptTexts.user} />
}

function failure({ kind, sentence }: CallError): string {
  return kind === 'unreadable' ? transcriptSentences.invalid : (sentence ?? transcriptSentences.fetchFailed)
}
