import { useEffect } from 'react'
import { loadElevenLabs } from './agent-access'
import { AiNotice } from './ai-notice'
import { Icon } from './icon'
import { expectedTalk } from './expected-talk'
import { noticeTexts } from './texts'

interface BeginNoticeProps {
  startText: string
  actionText: string
  onStart: () => void
}

/** Says what this is before anything starts. The button is also the gesture that browsers require for audio. */
export function BeginNotice({ startText, actionText, onStart }: BeginNoticeProps) {
  const { agent, listener } = expectedTalk()
  useEffect(() => {
    if (agent) void loadElevenLabs()
  }, [agent])
  return (
    <div className="begin">
      <AiNotice />
      <button type="button" className="begin-button" aria-describedby="begin-lead begin-detail" onClick={onStart}>
        <Icon name={listener === 'nobody' ? 'keyboard' : 'microphone'} />
        {startText}
      </button>
      <p className="begin-action">{actionText}</p>
      <p className="soft small">{noticeTexts.listener[listener]}</p>
      {listener !== 'nobody' && <p className="soft small">{noticeTexts.microphone[listener]}</p>}
    </div>
  )
}
