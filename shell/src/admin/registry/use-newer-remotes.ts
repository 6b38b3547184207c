import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useEffect } from 'react'
import { adminApi } from '../admin.api'
import { useRegistry } from './registry-provider'

const askEveryMs = 60_000

/**
 * Remotes with another active version than this tab has loaded. Polled now and then, and when the user returns to the
 * tab; not at the start, when the page's own data is fresh.
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
