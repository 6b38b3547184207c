import { Icon } from './icon'
import { talkTexts } from './texts'
import type { useConversation } from './use-conversation'

/** What a reader can do in a conversation: interrupt, mute, read in silence, and end it. */
export function TalkControls({ conversation }: { conversation: ReturnType<typeof useConversation> }) {
  const { speaking, ear, mouth, inWriting } = conversation
  const listens = ear === 'listening' || ear === 'resting' || ear === 'open'
  return (
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
  )
}
