import { useEffect, useState } from 'react'

/** For browsers without `requestIdleCallback`. */
const soonMs = 200
/** A page that is never idle must not wait forever. */
const latestMs = 2000

/** True once the page around has been shown and the browser has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, soonMs)
      return () => clearTimeout(timer)
    }
    // oxlint-disable-next-line compat/compat -- asked for above
    const request = requestIdleCallback(begin, { timeout: latestMs })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
