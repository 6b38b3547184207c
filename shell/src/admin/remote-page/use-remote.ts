import type { Remote } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useCallback, useEffect, useState } from 'react'
import { useRegistry } from '../registry/registry-provider'
import { loadRemote } from '../remotes/load-remote'

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly module: Remote }
  | { readonly state: 'failed'; readonly reason: string }

/** The module of a remote, loaded when its page is opened; `retry` begins anew with the version that is active then. */
export function useRemote(remote: ActiveRemote): { loading: Loading; retry: () => void } {
  const { takeActive } = useRegistry()
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    const tell = (outcome: Loading) => {
      if (!isGone) setLoading(outcome)
    }
    loadRemote(remote).then(
      (module) => tell({ state: 'ready', module }),
      (error: unknown) => tell({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isGone = true
    }
  }, [remote])
  const { name } = remote
  const retry = useCallback(() => {
    setLoading({ state: 'loading' })
    void takeActive(name)
  }, [takeActive, name])
  return { loading, retry }
}
