import { Heading } from '../../parts/heading'
import { failureTexts, waitTexts } from '../../texts'
import { useScreen } from '../../use-screen'

export function PreparingPage() {
  useScreen(waitTexts.preparing, `${waitTexts.preparing} ${waitTexts.preparingHint}`)
  return (
    <main className="card preparing">
      <Heading>{waitTexts.preparing}</Heading>
      <p>{waitTexts.preparingNote}</p>
      <p className="quiet">{waitTexts.preparingHint}</p>
      <div className="ways">
        <button className="button plain" onClick={() => location.reload()}>
          {failureTexts.tryAgain}
        </button>
      </div>
    </main>
  )
}
