import { startTransition } from 'react'
import type { createRoot as CreateRoot } from 'react-dom/client'
import { readAdminPageData } from './admin-page-data'
import { AdminApp } from './admin-app'
import { watchPage } from './isolation/inspect-page'
import { provideFileArrival } from './remotes/file-arrival'
import { startPage } from './remote-page/start-page'
import { texts } from './texts'
import './admin.css'

interface Renderer {
  readonly createRoot: typeof CreateRoot
}

/** Draws the admin once there is a renderer. A browser that is too old has no root: the page takes it away. */
export async function start(arriving: Promise<Renderer>): Promise<void> {
  const root = document.getElementById('root')
  const data = readAdminPageData()
  if (root && data) {
    // Libraries that make style elements of their own ask for it here.
    __webpack_nonce__ = data.styleNonce
    watchPage()
    provideFileArrival()
    startPage(data, location.pathname)
    const { createRoot } = await arriving
    // In steps, like every first render: no input waits for an answer yet.
    startTransition(() => createRoot(root).render(<AdminApp data={data} />))
  } else if (root) root.textContent = texts.unreadablePage
}
