import { Loader } from '@mantine/core'
import { texts } from '../texts'

/** Fills the screen while a page's code loads. */
export function FullScreenSpinner() {
  return (
    <div className="kit-spinner" role="status" aria-label={texts.loading}>
      <Loader />
    </div>
  )
}
