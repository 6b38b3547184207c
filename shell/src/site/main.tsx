import { whenParsed } from '@clarity/browser-kit/when-parsed'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Site } from './site'
import { startsWithHome } from './starts-with-home'

whenParsed(() => {
  const root = document.getElementById('root')!
  if (startsWithHome()) hydrateRoot(root, <Site />)
  else {
    root.replaceChildren()
    createRoot(root).render(<Site />)
  }
})
