import { useMemo } from 'react'
import { useStickToEnd } from '../conversation/use-stick-to-end'
import { MessageBody } from './message-body'
import { Moment } from './moment'
import type { Phone } from './phones'
import { callTexts, phoneTexts } from './texts'

interface PhoneMessagesProps {
  phone: Phone
  /** On its way to the server. */
  sending: readonly string[]
}

/** A phone's messages and past calls. */
export function PhoneMessages({ phone, sending }: PhoneMessagesProps) {
  const events = phone.events.length
  const end = useStickToEnd(useMemo(() => ({ events, sending }), [events, sending]))
  return (
    <div
      {...end}
      className="messages"
      role="log"
      aria-live="polite"
      aria-label={phoneTexts.messages(phone.number)}
      tabIndex={0}
    >
      {phone.events.length === 0 && <p className="messages-note soft">{phoneTexts.none}</p>}
      {phone.events.map((event) =>
        event.kind === 'call' ? (
          <p key={event.call.id} className={`messages-note soft ${event.call.state}`}>
            {callTexts.past[event.call.state]} · <Moment at={event.call.at} />
          </p>
        ) : (
          <div key={event.message.id} className={`bubble ${event.message.direction}`}>
            <p dir="auto">
              <MessageBody body={event.message.body} />
            </p>
            <Moment at={event.message.at} />
          </div>
        ),
      )}
      {sending.map((body, index) => (
        <div key={`sending-${index}`} className="bubble inbound">
          <p dir="auto">{body}</p>
          <span>{phoneTexts.sending}</span>
        </div>
      ))}
    </div>
  )
}
