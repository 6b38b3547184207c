import { useEffect } from 'react'
import { getDemoPage } from './conversation.api'

const askEveryMs = 5_000

/** Tells once that a conversation, which this page could have gone on with, has ended without it. */
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
