import { Icon } from './icon'
import { talkTexts } from './texts'
import type { useConversation } from './use-conversation'

/** The buttons of a conversation: interrupt, mute, switch the voice off, and end it. */
export function TalkControls({ conversation }: { conversation: ReturnType<typeof useConversation> }) {
  const { speaking, microphone, speaker, inWriting } = conversation
  const listens = microphone === 'listening' || microphone === 'resting' || microphone === 'open'
  return (
    <div className="talk-controls">
      {speaking && (
        <button type="button" className="control" onClick={conversation.interrupt}>
          {talkTexts.interrupt}
        </button>
      )}
      {!inWriting && microphone !== 'unable' && (
        <button type="button" className="control toggle" onClick={() => conversation.setMuted(listens)}>
          <Icon name={listens ? 'microphone' : 'microphoneOff'} />
          <span>{listens ? talkTexts.mute : talkTexts.unmute}</span>
        </button>
      )}
      {!inWriting && speaker !== 'unable' && (
        <button type="button" className="control toggle" onClick={() => conversation.setAloud(speaker !== 'on')}>
          <Icon name={speaker === 'on' ? 'voice' : 'voiceOff'} />
          <span>{speaker === 'on' ? talkTexts.voiceOff : talkTexts.voiceOn}</span>
        </button>
      )}
      <button type="button" className="control end" onClick={conversation.end}>
        <Icon name="end" />
        {talkTexts.end}
      </button>
    </div>
  )
}
