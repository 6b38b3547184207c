import { loadOpenedReport } from './load-opened-report'
import { gateTexts } from './texts'

/** Takes over from the head script once the app is mounted, and preloads the report's code. */
export function takeOver(): void {
  const page = document.documentElement
  page.className = ''
  page.dataset['mounted'] = ''
  document.onsubmit = null
  const form = document.querySelector('form')
  if (form && 'submitted' in page.dataset) {
    // A form that was submitted before the app was mounted is submitted again.
    const button = form.querySelector('button')!
    button.disabled = false
    button.textContent = gateTexts.submit
    form.requestSubmit()
  }
  delete page.dataset['submitted']
  // Fetched while the reader types; if it fails, opening the report retries and shows the error.
  loadOpenedReport().catch(() => {})
}
