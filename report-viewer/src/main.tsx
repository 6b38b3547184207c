import { whenParsed } from '@clarity/browser-kit/when-parsed'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startsWithGate } from './first-screen'
import { Viewer } from './viewer'

whenParsed(() => {
  const root = document.getElementById('root')!
  if (startsWithGate(location.pathname)) hydrateRoot(root, <Viewer />)
  else createRoot(root).render(<Viewer />)
})
