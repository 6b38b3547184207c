import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { adminApi } from '../admin.api'

interface Registry {
  /** The remotes that this tab runs: those that were active when the page was loaded. */
  readonly remotes: readonly ActiveRemote[]
  /** Adopts the now active version of a remote in this tab, which then loads it. */
  takeActive(name: string): Promise<void>
}

const RegistryContext = createContext<Registry | null>(null)

/** A tab keeps its versions until it is loaded again, or a failed one is tried again. */
export function RegistryProvider(props: { readonly inlined: readonly ActiveRemote[]; readonly children: ReactNode }) {
  const [remotes, setRemotes] = useState(props.inlined)
  const [listActive] = adminApi.useLazyListActiveRemotesQuery()
  const takeActive = useCallback(
    async (name: string) => {
      const { data = [] } = await listActive()
      const active = data.find((remote) => remote.name === name)
      // A new object even without an answer: it makes the page load the remote again.
      setRemotes((before) => before.map((remote) => (remote.name === name ? { ...(active ?? remote) } : remote)))
    },
    [listActive],
  )
  const registry = useMemo(() => ({ remotes, takeActive }), [remotes, takeActive])
  return <RegistryContext value={registry}>{props.children}</RegistryContext>
}

export function useRegistry(): Registry {
  return use(RegistryContext)!
}
