import { FullScreenSpinner } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect, useState } from 'react'
import { texts as reasons } from '../isolation/texts'
import { texts } from '../texts'
import { BrokenModule } from './broken-module'

const patienceMs = 10_000

interface SuspendedPageProps {
  readonly remote: ActiveRemote
  onRetry(): void
}

/** In the place of a page that waits for something: it says so after a while, and gives way when the page goes on. */
export function SuspendedPage({ remote, onRetry }: SuspendedPageProps) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <FullScreenSpinner />
  const title = texts.broken.title(remote.title)
  return <BrokenModule title={title} remote={remote} reason={reasons.suspended} onRetry={onRetry} />
}
