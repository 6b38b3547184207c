import { waitTexts } from '../texts'
import { useScreen } from '../use-screen'

export function Spinner() {
  useScreen(waitTexts.loading, waitTexts.loading)
  return (
    <main className="spinner">
      <span className="unseen">{waitTexts.loading}</span>
    </main>
  )
}
