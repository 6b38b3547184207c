import { useEffect } from 'react'
import { fetchAhead, isFetchingFree } from './fetch-ahead'
import { linksOf } from './links'
import { useRegistry } from './registry-provider'

/** After the page that was asked for, its lists too. */
const waitMs = 4000

/** Fetches the pages of the navigation while nothing else is to do. */
export function useIdleFetching(): void {
  const { remotes } = useRegistry()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isFetchingFree()) return
      for (const { path } of linksOf({ remotes, waiting: [] })) fetchAhead(remotes, path)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [remotes])
}
