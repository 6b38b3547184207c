import { useState } from 'react'
import { CallView } from './call-view'
import { IncomingCall } from './incoming-call'
import { PhoneMessages } from './phone-messages'
import type { Phone } from './phones'
import { ReplyForm } from './reply-form'
import { answerCall, declineCall, type SimulatorState } from './simulator.api'
import { phoneTexts } from './texts'
import { useReplies } from './use-replies'

interface PhoneFrameProps {
  phone: Phone
  calls: SimulatorState['calls']
  shown: boolean
  refresh: () => void
}

/** One simulated phone: its messages, or the current call. */
export function PhoneFrame({ phone, calls, shown, refresh }: PhoneFrameProps) {
  const { sending, failed, send } = useReplies(phone.number, refresh)
  const [answeredId, setAnsweredId] = useState<string | null>(null)
  const [callFailed, setCallFailed] = useState(false)
  const ringing = phone.liveCall?.state === 'ringing' && phone.liveCall.id !== answeredId ? phone.liveCall : null
  const onPhone = calls.find(({ id }) => id === answeredId) ?? (ringing ? null : phone.liveCall)

  async function attempt(act: (id: string) => Promise<void>, id: string) {
    setCallFailed(false)
    try {
      await act(id)
      if (act === answerCall) setAnsweredId(id)
    } catch {
      setCallFailed(true)
    }
    refresh()
  }

  return (
    <section className={shown ? 'phone shown' : 'phone'} aria-label={phoneTexts.name(phone.number)}>
      <h2 className="phone-number">{phone.number}</h2>
      {onPhone ? (
        <CallView
          key={onPhone.id}
          call={onPhone}
          answeredHere={onPhone.id === answeredId}
          onHungUp={refresh}
          onBack={() => setAnsweredId(null)}
        />
      ) : (
        <>
          <PhoneMessages phone={phone} sending={sending} />
          {failed && (
            <p className="error phone-error" role="alert">
              {phoneTexts.failed}
            </p>
          )}
          <ReplyForm number={phone.number} onSend={(body) => void send(body)} />
        </>
      )}
      {ringing && (
        <IncomingCall
          call={ringing}
          failed={callFailed}
          onAnswer={() => void attempt(answerCall, ringing.id)}
          onDecline={() => void attempt(declineCall, ringing.id)}
        />
      )}
    </section>
  )
}
