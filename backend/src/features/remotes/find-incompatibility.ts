import {
  contractSentence,
  notSharedSentence,
  routeOwnedSentence,
  shellRoutes,
  type RemoteManifest,
} from '@clarity/contracts'
import type { RemoteHost } from './remote-host.js'
import { isInRange } from './version-range.js'

interface Owner {
  readonly name: string
  readonly manifest: Pick<RemoteManifest, 'routes'>
}

/** Why a release cannot be active in this shell together with these other remotes; null if it can. */
export function findIncompatibility(
  manifest: RemoteManifest,
  host: RemoteHost,
  others: readonly Owner[],
): string | null {
  if (manifest.contract !== host.contract) return contractSentence(manifest.contract, host.contract)
  return findForeignRoute(manifest, others) ?? findNotShared(manifest, host)
}

function findForeignRoute({ routes }: RemoteManifest, others: readonly Owner[]): string | null {
  const owners = new Map([
    ...shellRoutes.map((route) => [route, 'the shell'] as const),
    ...others.flatMap(({ name, manifest }) => manifest.routes.map((route) => [route, name] as const)),
  ])
  const taken = routes.find((route) => owners.has(route))
  return taken === undefined ? null : routeOwnedSentence(taken, owners.get(taken)!)
}

function findNotShared({ shared }: RemoteManifest, host: RemoteHost): string | null {
  const provided = new Map(Object.entries(host.shared))
  const missing = Object.entries(shared).find(([name, range]) => !isInRange(provided.get(name) ?? '', range))
  return missing ? notSharedSentence(...missing) : null
}
