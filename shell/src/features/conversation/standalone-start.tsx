import './conversation.css'
import { BeginNotice } from './begin-notice'
import { talkTexts } from './texts'
import { BrowserVoice } from './browser-voice'

interface StandaloneStartProps {
  startText: string
  actionText: string
  onStart: () => void
}

/** Notice and start button for a conversation that is created by the tap; it is then shown as started. */
export function StandaloneStart({ onStart, ...texts }: StandaloneStartProps) {
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
