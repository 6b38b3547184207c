import { useRouteError } from 'react-router-dom'
import { ShellFailure } from './shell-failure'

/** In the place of everything: the frame itself failed. */
export function BrokenFrame() {
  return (
    <main>
      <ShellFailure error={useRouteError()} />
    </main>
  )
}
