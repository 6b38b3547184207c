import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useInspection } from '../isolation/use-inspection'
import { acceptStyles } from '../isolation/watched-styles'
import { useRegistry } from '../registry/registry-provider'

type Loading<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly module: Module }
  | { readonly state: 'failed'; readonly reason: string }

/**
 * A module of a remote, loaded when it is shown. `load` is the same function over renders; `retry` begins anew with the
 * version that is active then.
 */
export function useModule<Module>(
  remote: ActiveRemote,
  load: (remote: ActiveRemote) => Promise<Module>,
): { loading: Loading<Module>; retry: () => void } {
  const { takeActive } = useRegistry()
  const inspect = useInspection(remote)
  const [loading, setLoading] = useState<Loading<Module>>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    const tell = (outcome: Loading<Module>) => {
      // The first drawing of a page is long: in steps, input is handled between them.
      startTransition(() => {
        if (!isGone) setLoading(outcome)
      })
    }
    acceptStyles()
    load(remote)
      .finally(inspect)
      .then(
        (module) => tell({ state: 'ready', module }),
        (error: unknown) => tell({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
      )
    return () => {
      isGone = true
    }
  }, [remote, load, inspect])
  const { name } = remote
  const retry = useCallback(() => {
    setLoading({ state: 'loading' })
    void takeActive(name)
  }, [takeActive, name])
  return { loading, retry }
}
