import { VisuallyHidden } from '@clarity/admin-kit'
import { texts } from '../../texts'
import { clock } from '../../parts/clock'

/** The duration of a turn; the small clock distinguishes it from the start time. */
export function TurnDuration({ secs }: { readonly secs: number }) {
  const { duration } = texts.transcript
  return (
    <span className="turn-duration" title={duration}>
      <svg viewBox="0 0 12 12" width={11} height={11} aria-hidden>
        <path d="M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10M6 3.2V6l2 1.2" />
      </svg>
      <VisuallyHidden>{duration} </VisuallyHidden>
      <span>{clock(Math.round(secs))}</span>
    </span>
  )
}
