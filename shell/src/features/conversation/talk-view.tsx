import { CaptionList } from './caption-list'
import { Icon } from './icon'
import { SayForm } from './say-form'
import { talkSentence } from './talk-sentence'
import { noticeTexts, talkTexts } from './texts'
import type { useConversation } from './use-conversation'
import { useSeenHeight } from './use-seen-height'
import { VoiceWave } from './voice-wave'

type TalkViewProps = ReturnType<typeof useConversation> & {
  requestId: string
  status: 'connecting' | 'talking' | 'reconnecting'
}

/** The conversation itself: who speaks, what is said, a field to type, and the end. */
export function TalkView(conversation: TalkViewProps) {
  const { status, captions, language, interim, speaking, hearing, ear, mouth, inWriting } = conversation
  useSeenHeight()
  const listens = ear === 'listening' || ear === 'resting' || ear === 'open'
  return (
    <div className="talk">
      <p className="talk-notice small">{noticeTexts.short}</p>
      <div className="talk-state">
        <VoiceWave who={status !== 'talking' ? 'nobody' : speaking ? 'agent' : hearing ? 'user' : 'nobody'} />
        <p role="status">{talkSentence(conversation)}</p>
        {inWriting && <p className="soft small">{talkTexts.inWriting}</p>}
        {(mouth === 'wantsTap' || mouth === 'unable') && (
          <p className="soft small">{mouth === 'wantsTap' ? talkTexts.wantsTap : talkTexts.cannotSpeak}</p>
        )}
      </div>
      <CaptionList captions={captions} interim={interim} language={language} waiting={status === 'connecting'} />
      <SayForm requestId={conversation.requestId} onSay={conversation.say} onTyping={conversation.interrupt} />
      <div className="talk-controls">
        {speaking && (
          <button type="button" className="control" onClick={conversation.interrupt}>
            {talkTexts.interrupt}
          </button>
        )}
        {!inWriting && ear !== 'unable' && (
          <button type="button" className="control toggle" onClick={() => conversation.setMuted(listens)}>
            <Icon name={listens ? 'microphone' : 'microphoneOff'} />
            <span>{listens ? talkTexts.mute : talkTexts.unmute}</span>
          </button>
        )}
        {!inWriting && mouth !== 'unable' && (
          <button type="button" className="control toggle" onClick={() => conversation.setAloud(mouth !== 'on')}>
            <Icon name={mouth === 'on' ? 'voice' : 'voiceOff'} />
            <span>{mouth === 'on' ? talkTexts.voiceOff : talkTexts.voiceOn}</span>
          </button>
        )}
        <button type="button" className="control end" onClick={conversation.end}>
          <Icon name="end" />
          {talkTexts.end}
        </button>
      </div>
    </div>
  )
}
