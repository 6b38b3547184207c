import { useEffect } from 'react'
import { getDemoPage } from './conversation.api'

const askEveryMs = 5_000

/** Calls back once if a conversation that this page could resume has ended elsewhere. */
export function useEndElsewhere(requestId: string, isWatched: boolean, onEnd: () => void): void {
  useEffect(() => {
    if (!isWatched) return
    const leaving = new AbortController()
    const timer = setInterval(() => {
      void getDemoPage(requestId, leaving.signal).then(
        ({ state }) => state === 'finished' && !leaving.signal.aborted && onEnd(),
        () => {},
      )
    }, askEveryMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [requestId, isWatched, onEnd])
}
