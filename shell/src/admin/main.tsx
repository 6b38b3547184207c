import { createRoot } from 'react-dom/client'
import { readAdminPageData } from './admin-page-data'
import { AdminApp } from './admin-app'
import { texts } from './texts'
import './admin.css'

const root = document.getElementById('root')!
const data = readAdminPageData()
if (data) {
  // Libraries that make style elements of their own ask for it here.
  __webpack_nonce__ = data.styleNonce
  createRoot(root).render(<AdminApp data={data} />)
} else root.textContent = texts.unreadablePage
