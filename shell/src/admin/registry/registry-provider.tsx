import type { ActiveRemote, Registry as Inlined, WaitingRemote } from '@clarity/contracts/remote-release'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { adminApi } from '../admin.api'
import { withTaken } from './with-taken'

export interface Registry {
  /** The build of the shell that runs in this tab. */
  readonly shell: string
  /** The remotes that this tab runs: those that the server chose for it when the page was loaded. */
  readonly remotes: readonly ActiveRemote[]
  /** The remotes of which this tab can run no version. */
  readonly waiting: readonly WaitingRemote[]
  /** Adopts the now active version of a remote in this tab, which then loads it. */
  takeActive(name: string): Promise<void>
}

const RegistryContext = createContext<Registry | null>(null)

interface RegistryProviderProps {
  readonly inlined: Inlined
  readonly children: ReactNode
}

/** A tab keeps its versions until it is loaded again, or a failed one is tried again. */
export function RegistryProvider({ inlined, children }: RegistryProviderProps) {
  const { shell } = inlined
  const [chosen, setChosen] = useState<Pick<Inlined, 'remotes' | 'waiting'>>(inlined)
  const [ask] = adminApi.useLazyGetRegistryQuery()
  const takeActive = useCallback(
    async (name: string) => {
      const { data } = await ask(shell)
      setChosen((before) => withTaken(before, name, data))
    },
    [ask, shell],
  )
  const registry = useMemo(() => ({ ...chosen, shell, takeActive }), [chosen, shell, takeActive])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

export function useRegistry(): Registry {
  return use(RegistryContext)!
}
