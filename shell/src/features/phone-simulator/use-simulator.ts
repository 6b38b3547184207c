import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFailed } from '../../site/api-client'
import { getSimulator, type SimulatorState } from './simulator.api'

const seenMs = 1_000
const hiddenMs = 15_000
const longestMs = 8_000

export interface Simulator {
  state: SimulatorState | null
  /** `unavailable` is permanent, `unreachable` temporary. */
  trouble: 'unavailable' | 'unreachable' | null
}

/** Polls every second while the page is visible; unchanged parts are not rendered again. */
export function useSimulator() {
  const [simulator, setSimulator] = useState<Simulator>({ state: null, trouble: null })
  const askNow = useRef(() => {})

  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    let losses = 0
    let last = ''

    async function ask() {
      if (asking) return
      asking = true
      clearTimeout(timer)
      try {
        const state = await getSimulator(leaving.signal)
        losses = 0
        const now = JSON.stringify(state)
        const same = now === last
        last = now
        setSimulator((before) => (same && !before.trouble ? before : { state, trouble: null }))
      } catch (error) {
        if (leaving.signal.aborted) return
        const status = error instanceof CallFailed ? error.status : 0
        const unavailable = [401, 403, 404].includes(status)
        setSimulator(({ state }) => ({ state, trouble: unavailable ? 'unavailable' : 'unreachable' }))
        if (unavailable) return
        losses++
      } finally {
        asking = false
      }
      timer = setTimeout(() => void ask(), document.hidden ? hiddenMs : Math.min(seenMs * 2 ** losses, longestMs))
    }
    const askIfSeen = () => document.hidden || void ask()
    askNow.current = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', askIfSeen, { signal: leaving.signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])

  return { ...simulator, refresh: useCallback(() => askNow.current(), []) }
}
