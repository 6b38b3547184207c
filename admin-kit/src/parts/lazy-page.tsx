import type { ComponentType } from 'react'
import { FullScreenSpinner } from './full-screen-spinner'
import { lazyPart } from './lazy-part'

/**
 * A page whose code is fetched when it is first shown. Unlike React's `lazy` it forgets a failure: shown again after
 * one, it fetches again. A failure is thrown to the nearest error boundary.
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  return lazyPart(() => load().then((module) => module.default), <FullScreenSpinner />)
}
