import { waitTexts } from '../texts'
import { useScreen } from '../use-screen'

export function Spinner() {
  useScreen(waitTexts.loading, waitTexts.loading)
  return (
    <main className="spinner">
      <h1 className="unseen">{waitTexts.loading}</h1>
    </main>
  )
}
