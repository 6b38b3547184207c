import { useSyncExternalStore } from 'react'

/** The width below which the top bar replaces the side bar (admin.css). */
const narrow = '(max-width: 48em)'

/** Whether the page is as narrow as on a phone. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(narrow).matches)

function watch(onChange: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
