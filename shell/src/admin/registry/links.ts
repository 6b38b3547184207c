import { mayChange } from '@clarity/admin-kit'
import type { RemoteLink } from '@clarity/contracts/remote-release'
import type { Registry } from './registry-provider'

export interface ModuleLink extends RemoteLink {
  /** True if this tab can run no version of its module. */
  readonly isWaiting: boolean
}

/** A page that only changes things, which the server refuses to an account that only reads. */
const changesOnly = ['/admin/batch-demo']

/** Whether the account may do anything at this address of a remote. */
export function isOpen(address: string): boolean {
  return mayChange() || !changesOnly.some((path) => address === path || address.startsWith(`${path}/`))
}

/** The links of all remotes in the order that they ask for. */
export function linksOf({ remotes, waiting }: Pick<Registry, 'remotes' | 'waiting'>): ModuleLink[] {
  const links = (some: readonly { readonly navigation: readonly RemoteLink[] }[], isWaiting: boolean) =>
    some.flatMap(({ navigation }) =>
      navigation.filter(({ path }) => isOpen(path)).map((link) => ({ ...link, isWaiting })),
    )
  return [...links(remotes, false), ...links(waiting, true)].sort(
    (one, other) => one.order - other.order || one.label.localeCompare(other.label),
  )
}

/** The remote that owns an address, and by which of its routes; null where none does. */
export function ownerOf<Remote extends { readonly routes: readonly string[] }>(
  remotes: readonly Remote[],
  path: string,
): { readonly remote: Remote; readonly route: string } | null {
  for (const remote of remotes)
    for (const route of remote.routes) if (path === route || path.startsWith(`${route}/`)) return { remote, route }
  return null
}
