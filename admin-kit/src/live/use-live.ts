import type { LiveKind } from '@clarity/contracts/live-event'
import { useEffect, useEffectEvent } from 'react'
import { follow } from './live-source'

const gatherMs = 300
const pauseMs = 1_000

/**
 * Calls `refetch` after changes of these kinds, made by any browser or process: once for changes in quick succession,
 * and at most about once a second. With an id, only after changes of that id. Also after an interruption, in which
 * changes may have been missed. A change of anything that belongs to a request is one of the kind 'request' too.
 */
export function useLive(kinds: LiveKind | readonly LiveKind[], refetch: () => void, id?: string): void {
  const changed = useEffectEvent(refetch)
  const joined = [kinds].flat().join(' ')
  useEffect(() => {
    if (joined === '') return
    let due: ReturnType<typeof setTimeout> | undefined
    let lastAt = -Infinity
    const call = () => {
      due = undefined
      lastAt = performance.now()
      changed()
    }
    const note = () => (due ??= setTimeout(call, Math.max(gatherMs, lastAt + pauseMs - performance.now())))
    const unfollow = follow({ kinds: joined.split(' ') as LiveKind[], id, changed: note })
    return () => {
      unfollow()
      clearTimeout(due)
    }
  }, [joined, id])
}
