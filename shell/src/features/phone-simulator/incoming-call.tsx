import { ringingSecs, type SimulatorCall } from '@clarity/contracts/simulator'
import { callTexts } from './texts'
import { useSecondsLeft } from './use-seconds-left'

interface IncomingCallProps {
  call: SimulatorCall
  failed: boolean
  onAnswer: () => void
  onDecline: () => void
}

/** A ringing phone; the tap that answers is also the gesture that audio requires. */
export function IncomingCall({ call, failed, onAnswer, onDecline }: IncomingCallProps) {
  const secs = useSecondsLeft(call.at, ringingSecs)
  return (
    <div className="incoming">
      <svg className="incoming-ring" viewBox="0 0 120 120" aria-hidden="true">
        <circle className="track" cx="60" cy="60" r="52" />
        <circle
          className="left"
          cx="60"
          cy="60"
          r="52"
          pathLength={ringingSecs}
          strokeDasharray={`${secs} ${ringingSecs}`}
        />
        <path className="handset" d={handset} />
      </svg>
      <p className="incoming-who" role="alert">
        {callTexts.incoming}
      </p>
      <p className="small" role="timer">
        {callTexts.secondsLeft(secs)}
      </p>
      <p id={`notice-${call.id}`} className="incoming-notice small">
        {callTexts.notice}
      </p>
      {failed && <p className="error">{callTexts.failed}</p>}
      <div className="incoming-ways">
        <button type="button" className="call-button decline" onClick={onDecline}>
          {callTexts.decline}
        </button>
        <button type="button" className="call-button answer" aria-describedby={`notice-${call.id}`} onClick={onAnswer}>
          {callTexts.answer}
        </button>
      </div>
    </div>
  )
}

const handset =
  'M46 42c-3 2-5 6-3 11 4 11 13 20 24 24 5 2 9 0 11-3l1-4c0-2-1-3-2-4l-7-4c-2-1-4 0-5 2l-2 2c-5-2-9-6-11-11l2-2c2-1 3-3 2-5l-4-7c-1-1-3-2-4-1Z'
