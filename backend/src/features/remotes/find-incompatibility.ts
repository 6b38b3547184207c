import {
  contractSentence,
  notRangeSentence,
  notSharedSentence,
  routeOwnedSentence,
  shellRoutes,
  type RemoteManifest,
} from '@clarity/contracts'
import { lt, minVersion, satisfies, validRange } from 'semver'
import type { ShellBuild } from '../shells/shells.service.js'

export interface RouteOwner {
  readonly name: string
  readonly manifest: Pick<RemoteManifest, 'routes'>
}

/**
 * What it promises is the contract, whose version is checked: a later release of the kit within a contract fits every
 * remote. An earlier one may lack what a remote was built with.
 */
const kit = '@clarity/admin-kit'

/** Why a release cannot be loaded by this shell together with these other remotes; null if it can. */
export function findIncompatibility(
  manifest: RemoteManifest,
  shell: ShellBuild,
  others: readonly RouteOwner[],
): string | null {
  if (!shell.contracts.includes(manifest.contract))
    return contractSentence(manifest.contract, Math.max(...shell.contracts))
  return findForeignRoute(manifest, others) ?? findNotShared(manifest, shell)
}

function findForeignRoute({ routes }: RemoteManifest, others: readonly RouteOwner[]): string | null {
  const owners = new Map([
    ...others.flatMap(({ name, manifest }) => manifest.routes.map((route) => [route, name] as const)),
    ...shellRoutes.map((route) => [route, 'the shell'] as const),
  ])
  const taken = routes.find((route) => owners.has(route))
  return taken === undefined ? null : routeOwnedSentence(taken, owners.get(taken)!)
}

function findNotShared({ shared }: RemoteManifest, shell: ShellBuild): string | null {
  const sentences = Object.entries(shared).map(([name, range]) => {
    const provided = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined
    if (provided === undefined) return notSharedSentence(name, range)
    if (validRange(range) === null) return notRangeSentence(name, range)
    if (name === kit) return lt(provided, minVersion(range)!) ? notSharedSentence(name, range) : null
    return satisfies(provided, range, { includePrerelease: true }) ? null : notSharedSentence(name, range)
  })
  return sentences.find((sentence) => sentence !== null) ?? null
}
