import type { ActiveRemote, RemoteLink } from '@clarity/contracts/remote-release'

/** The links of all remotes in the order that they ask for. */
export function linksOf(remotes: readonly ActiveRemote[]): RemoteLink[] {
  return remotes
    .flatMap((remote) => remote.navigation)
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label))
}

/** The remote that owns an address, and by which of its routes; null where none does. */
export function ownerOf(
  remotes: readonly ActiveRemote[],
  path: string,
): { readonly remote: ActiveRemote; readonly route: string } | null {
  for (const remote of remotes)
    for (const route of remote.routes) if (path === route || path.startsWith(`${route}/`)) return { remote, route }
  return null
}
