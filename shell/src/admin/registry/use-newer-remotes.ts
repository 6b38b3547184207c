import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect } from 'react'
import { adminApi } from '../admin.api'
import { useRegistry } from './registry-provider'

const askEveryMs = 60_000

/**
 * Remotes of which another version has become active since this tab was loaded. Asked for now and then, and when
 * somebody comes back to the tab; not at the start, when the page has just said it.
 */
export function useNewerRemotes(): ActiveRemote[] {
  const { remotes } = useRegistry()
  const [ask, { data = [] }] = adminApi.useLazyListActiveRemotesQuery()
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    const timer = setInterval(askIfSeen, askEveryMs)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [ask])
  return data.filter(({ name, version }) => remotes.find((remote) => remote.name === name)?.version !== version)
}
