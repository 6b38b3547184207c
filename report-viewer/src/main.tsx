import { createRoot, hydrateRoot } from 'react-dom/client'
import { startsWithGate } from './first-screen'
import { Viewer } from './viewer'
import { whenParsed } from './when-parsed'

whenParsed(() => {
  const root = document.getElementById('root')!
  if (startsWithGate(location.pathname)) hydrateRoot(root, <Viewer />)
  else createRoot(root).render(<Viewer />)
})
