import './conversation.css'
import { BeginNotice } from './begin-notice'
import { talkTexts } from './texts'
import { BrowserVoice } from './browser-voice'

interface BeginAloneProps {
  startText: string
  actionText: string
  onStart: () => void
}

/** Notice and gesture where the conversation does not exist before the tap; it is then shown as one that has begun. */
export function BeginAlone({ onStart, ...texts }: BeginAloneProps) {
  function begin() {
    new BrowserVoice(() => {}).unlock()
    onStart()
  }
  return (
    <section className="conversation widget" aria-label={talkTexts.title}>
      <BeginNotice {...texts} onStart={begin} />
    </section>
  )
}
