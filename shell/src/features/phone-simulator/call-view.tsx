import type { SimulatorCall } from '@clarity/contracts/simulator'
import { useState } from 'react'
import { Conversation } from '../conversation/conversation'
import { hangUpCall } from './simulator.api'
import { callTexts } from './texts'

interface CallViewProps {
  call: SimulatorCall
  /** Whether the call was answered by a tap on this page; otherwise it waits for one. */
  answeredHere: boolean
  onHungUp: () => void
  onBack: () => void
}

/** The phone during a call, and afterwards until the user returns to the messages. */
export function CallView({ call, answeredHere, onHungUp, onBack }: CallViewProps) {
  const [failed, setFailed] = useState(false)
  const over = call.state !== 'answered' && call.state !== 'ringing'

  async function hangUp() {
    setFailed(false)
    try {
      await hangUpCall(call.id)
    } catch {
      setFailed(true)
    }
    onHungUp()
  }

  return (
    <div className="call">
      <p className="call-state small">{over ? callTexts.past[call.state] : callTexts.underWay}</p>
      <Conversation
        requestId={call.demoRequestId}
        variant="call"
        hasBegun={answeredHere}
        startText={callTexts.goOn}
        actionText={callTexts.goOnAction}
      />
      {failed && (
        <p className="error" role="alert">
          {callTexts.failed}
        </p>
      )}
      {over ? (
        <button type="button" className="button plain" onClick={onBack}>
          {callTexts.back}
        </button>
      ) : (
        <button type="button" className="call-button decline" onClick={() => void hangUp()}>
          {callTexts.hangUp}
        </button>
      )}
    </div>
  )
}
