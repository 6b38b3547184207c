import type { ReportClientError } from '@clarity/contracts/client-error'
import { showStartError } from './show-start-error'
import { startTexts } from './texts'

const mountWithinMs = 10_000
const attempts = 4

type PageName = ReportClientError['page']

/** Loads a page's app and checks that it mounts; shows the user an error if either fails. */
export function loadApp(source: string, page: PageName, attempt = 1): void {
  const script = document.createElement('script')
  script.src = source
  script.onload = () => setTimeout(watchMount, mountWithinMs, page)
  script.onerror = () => {
    script.remove()
    if (attempt < attempts) setTimeout(loadApp, attempt * 1000, source, page, attempt + 1)
    else showStartError(startTexts.notLoaded)
  }
  document.head.append(script)
}

function watchMount(page: PageName): void {
  if ('mounted' in document.documentElement.dataset) return
  showStartError(startTexts.notMounted)
  const error: ReportClientError = { page, kind: 'not-mounted' }
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/client-errors', { method: 'POST', headers, body: JSON.stringify(error) }).catch(() => {})
}
