import { CaptionList } from './caption-list'
import { MessageForm } from './message-form'
import { TalkControls } from './talk-controls'
import { statusSentence } from './status-sentence'
import { noticeTexts, talkTexts } from './texts'
import type { useConversation } from './use-conversation'
import { useVisibleHeight } from './use-visible-height'
import { VoiceWave } from './voice-wave'

type TalkViewProps = ReturnType<typeof useConversation> & {
  requestId: string
  status: 'connecting' | 'talking' | 'reconnecting'
}

/** The conversation itself: who speaks, what is said, a field to type, and the end. */
export function TalkView(conversation: TalkViewProps) {
  const { status, captions, language, interim, speaker, inWriting } = conversation
  useVisibleHeight()
  return (
    <div className="talk">
      <p className="talk-notice small">{noticeTexts.short}</p>
      <div className="talk-state">
        <VoiceWave who={whoSpeaks(conversation)} />
        <p role="status">{statusSentence(conversation)}</p>
        {inWriting && <p className="soft small">{talkTexts.inWriting}</p>}
        {(speaker === 'wantsTap' || speaker === 'unable') && (
          <p className="soft small">{speaker === 'wantsTap' ? talkTexts.wantsTap : talkTexts.cannotSpeak}</p>
        )}
      </div>
      <CaptionList captions={captions} interim={interim} language={language} waiting={status === 'connecting'} />
      <MessageForm requestId={conversation.requestId} onSay={conversation.say} onTyping={conversation.interrupt} />
      <TalkControls conversation={conversation} />
    </div>
  )
}

function whoSpeaks({ status, speaking, hearing }: TalkViewProps): 'agent' | 'user' | 'nobody' {
  if (status !== 'talking') return 'nobody'
  if (speaking) return 'agent'
  return hearing ? 'user' : 'nobody'
}
