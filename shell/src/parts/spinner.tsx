import { waitTexts } from '../texts'
import { useScreen } from './use-screen'

/** Fills the screen while a page's code is loading. */
export function Spinner() {
  useScreen(waitTexts.loading, waitTexts.loading)
  return (
    <main className="spinner">
      <span className="unseen">{waitTexts.loading}</span>
    </main>
  )
}
