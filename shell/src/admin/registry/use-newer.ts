import { useEffect } from 'react'
import { adminApi } from '../admin.api'
import { texts } from '../texts'
import { useRegistry } from './registry-provider'

const askEveryMs = 60_000

interface Newer {
  /** Of the modules, and of the admin itself. */
  readonly titles: readonly string[]
  /** The same for the same versions. */
  readonly offer: string
}

/**
 * What the server has in another version than this tab runs. Polled now and then, and when the user returns to the tab;
 * not at the start, when the page's own data is fresh.
 */
export function useNewer(): Newer {
  const { shell, remotes } = useRegistry()
  const [ask, { data }] = adminApi.useLazyGetRegistryQuery()
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask(shell)
    }
    const timer = setInterval(askIfSeen, askEveryMs)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [ask, shell])
  if (!data) return { titles: [], offer: '' }
  const isOther = ({ name, version }: { name: string; version: string }) =>
    remotes.find((remote) => remote.name === name)?.version !== version
  const newer = data.remotes.filter(isOther)
  return {
    titles: [...(data.shell === shell ? [] : [texts.update.admin]), ...newer.map(({ title }) => title)],
    offer: [data.shell, ...newer.map(({ name, version }) => `${name} ${version}`)].join(),
  }
}
