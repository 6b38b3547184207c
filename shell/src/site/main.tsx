import { createRoot, hydrateRoot } from 'react-dom/client'
import { Site } from './site'
import { startsWithHome } from './starts-with-home'
import { whenParsed } from './when-parsed'

whenParsed(() => {
  const root = document.getElementById('root')!
  if (startsWithHome()) hydrateRoot(root, <Site />)
  else {
    root.replaceChildren()
    createRoot(root).render(<Site />)
  }
})
