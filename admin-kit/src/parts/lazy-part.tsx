import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Loaded<Props> = { readonly Part: ComponentType<Props> } | { readonly error: Error }

/**
 * A component whose code is fetched when it is first shown, with `waiting` in its place until then. Unlike React's
 * `lazy` it forgets a failure: shown again after one, it fetches again. A failure is thrown to the nearest error boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let kept: Loaded<Props> | null = null
  return function LazyPart(props) {
    const [loaded, setLoaded] = useState(kept)
    useEffect(() => {
      if (loaded) return
      let isGone = false
      load().then(
        (Part) => {
          kept = { Part }
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
    if (!loaded) return waiting
    if ('error' in loaded) throw loaded.error
    return <loaded.Part {...props} />
  }
}
