import '../conversation/conversation.css'
import './provider-widget.css'
import { BegunWelcome, type BeginWelcome } from '@clarity/contracts/demo-session'
import { createElement, useRef, useState } from 'react'
import { postJson } from '../../site/api-client'
import { AiNotice } from '../conversation/ai-notice'
import { openDemoSession } from '../conversation/conversation.api'
import { FinishedNotice } from '../conversation/finished-notice'
import { noticeTexts, talkTexts } from '../conversation/texts'
import { useWidgetTalk } from '../elevenlabs/use-widget-talk'
import { widgetTag } from '../elevenlabs/widget'
import { talkingSettings, widgetSettings } from '../elevenlabs/widget-settings'

export interface ProviderWidgetProps {
  email: string
  onStarted: () => void
  /** The request, if it already exists, and why the widget cannot continue with it. */
  onUnable: (requestId: string | undefined, error: unknown) => void
}

/** The provider's own widget, between the notice that comes before it and the report's link after it. */
export default function ProviderWidget({ email, onStarted, onUnable }: ProviderWidgetProps) {
  const requestId = useRef<string>(undefined)
  const [isTalking, setTalking] = useState(false)
  const [finishedId, setFinishedId] = useState<string>()
  const widget = useWidgetTalk({
    async openSession() {
      const begun = await postJson('/api/welcome', { email } satisfies BeginWelcome, BegunWelcome)
      requestId.current = begun.requestId
      onStarted()
      return openDemoSession(begun.requestId)
    },
    onConnected: () => setTalking(true),
    onOver: () => setFinishedId(requestId.current),
    onUnable: (error) => onUnable(requestId.current, error),
  })

  return (
    <section className="conversation widget" aria-label={talkTexts.title}>
      {finishedId === undefined ? (
        <div className="begin provider-talk">
          {isTalking ? <p className="talk-notice small">{noticeTexts.short}</p> : <AiNotice />}
          {createElement(widgetTag, {
            key: 'widget',
            ref: widget,
            class: isTalking ? 'provider-widget talking' : 'provider-widget',
            ...widgetSettings,
            ...(isTalking && talkingSettings),
          })}
          {!isTalking && (
            <>
              <p className="soft small">{noticeTexts.listener.elevenlabs}</p>
              <p className="soft small">{noticeTexts.microphone.elevenlabs}</p>
            </>
          )}
        </div>
      ) : (
        <FinishedNotice requestId={finishedId} />
      )}
    </section>
  )
}
