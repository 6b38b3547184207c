import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { readAdminPageData } from './admin-page-data'
import { AdminApp } from './admin-app'
import { watchPage } from './isolation/inspect-page'
import { provideFileArrival } from './remotes/file-arrival'
import { texts } from './texts'
import './admin.css'

// The page takes its root away from a browser that is too old.
const root = document.getElementById('root')
const data = readAdminPageData()
if (root && data) {
  // Libraries that make style elements of their own ask for it here.
  __webpack_nonce__ = data.styleNonce
  watchPage()
  provideFileArrival()
  // In steps, like whatever else is drawn for the first time: nobody waits for an answer to their input yet.
  startTransition(() => createRoot(root).render(<AdminApp data={data} />))
} else if (root) root.textContent = texts.unreadablePage
