import './conversation.css'
import { BeginNotice } from './begin-notice'
import { findRecogniser } from './recogniser'
import { talkTexts } from './texts'
import { Voice } from './voice'

interface BeginAloneProps {
  startText: string
  actionText: string
  onStart: () => void
}

/** Notice and gesture where the conversation does not exist before the tap; it is then shown as one that has begun. */
export function BeginAlone({ onStart, ...texts }: BeginAloneProps) {
  function begin() {
    new Voice(() => {}).unlock()
    onStart()
  }
  return (
    <section className="conversation widget" aria-label={talkTexts.title}>
      <BeginNotice canListen={findRecogniser() !== null} {...texts} onStart={begin} />
    </section>
  )
}
