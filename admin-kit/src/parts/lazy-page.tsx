import { useEffect, useState, type ComponentType } from 'react'
import { FullScreenSpinner } from './full-screen-spinner'

type Loaded = { readonly Page: ComponentType } | { readonly error: Error }

/**
 * A page whose code is fetched when it is first shown. Unlike React's `lazy` it forgets a failure: shown again after
 * one, it fetches again. A failure is thrown to the nearest error boundary.
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  let kept: Loaded | null = null
  return function LazyPage() {
    const [loaded, setLoaded] = useState(kept)
    useEffect(() => {
      if (loaded) return
      let isGone = false
      load().then(
        ({ default: Page }) => {
          kept = { Page }
          if (!isGone) setLoaded(kept)
        },
        (error: unknown) => {
          if (!isGone) setLoaded({ error: error instanceof Error ? error : new Error(String(error)) })
        },
      )
      return () => {
        isGone = true
      }
    }, [loaded])
    if (!loaded) return <FullScreenSpinner />
    if ('error' in loaded) throw loaded.error
    return <loaded.Page />
  }
}
