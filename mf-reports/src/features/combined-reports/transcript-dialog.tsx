import { asCallError, ErrorBanner, formatMoment, Modal, Skeleton, Text, type CallError } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { transcriptTexts } from '@clarity/contracts/transcript'
import { usePreviewTranscriptQuery } from '../../combined-reports.api'
import type { DialogContent } from '../../parts/use-dialog-content'
import { sharedTexts } from '../../texts'
import { transcriptDialogTexts } from './texts'
import { TranscriptTurns } from './transcript-turns'

/** A conversation's transcript, to decide whether to include it in the report. */
export function TranscriptDialog({ preview }: { readonly preview: DialogContent<Conversation> }) {
  const { thing: conversation, isOpen, close } = preview
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={transcriptDialogTexts.title}
      size="lg"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      {conversation && <TranscriptBody conversation={conversation} />}
    </Modal>
  )
}

function TranscriptBody({ conversation }: { readonly conversation: Conversation }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {transcriptDialogTexts.about(conversation.scenario_title, formatMoment(conversation.created_at))}
      </Text>
      <Transcript conversation={conversation} />
    </>
  )
}

function Transcript({ conversation: { id, recipient_name } }: { readonly conversation: Conversation }) {
  const { data, error, isFetching, refetch } = usePreviewTranscriptQuery(id)
  if (isFetching) return <Skeleton height={320} role="status" aria-label={sharedTexts.loading} />
  if (error || !data) return <ErrorBanner onRetry={() => void refetch()}>{failure(asCallError(error))}</ErrorBanner>
  if (data.transcript.length === 0) return <Text>{transcriptTexts.empty}</Text>
  return (
    <TranscriptTurns
      turns={data.transcript}
      language={data.language}
      user={recipient_name ?? transcriptDialogTexts.user}
    />
  )
}

function failure({ kind, sentence }: CallError): string {
  return kind === 'unreadable' ? transcriptTexts.invalid : (sentence ?? transcriptTexts.fetchFailed)
}
