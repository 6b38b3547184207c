import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect, useState } from 'react'
import { texts } from '../texts'
import { FailedPart } from './failed-part'
import { WaitingPart } from './part-frame'

/** How long a filling may wait for its own data or parts before it shows anything. */
const patienceMs = 5000

interface SuspendedPartProps {
  readonly remote: ActiveRemote
  readonly slot: string
  onRetry(): void
}

/** In the place of a filling that waits for something: it says so after a while, and gives way when that goes on. */
export function SuspendedPart({ remote, slot, onRetry }: SuspendedPartProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <WaitingPart />
  return <FailedPart remote={remote} slot={slot} reason={texts.slots.suspended} onRetry={onRetry} />
}
