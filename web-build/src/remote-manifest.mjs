import { RemoteManifest, remoteContractVersion } from '@clarity/contracts/remote-release'
import { parse } from 'valibot'
import { packageOf } from './remote-package.mjs'
import { lentPackage, takenRange } from './sharing.mjs'

/**
 * A remote's manifest from the `clarity` block of its package.json and from its build, validated by the contract.
 * `filesOf` returns the scripts of each of the routes.
 */
export function remoteManifest({ folder, entry, global, taken, slots, filesOf }) {
  const { version, clarity } = packageOf(folder)
  const shared = Object.fromEntries(taken.map(lentPackage).map((name) => [name, takenRange(folder, name)]))
  const { title, routes, navigation, firstCalls, offers = [] } = clarity
  const manifest = {
    contract: remoteContractVersion,
    title,
    entry,
    global,
    routes,
    navigation,
    shared,
    files: filesOf(routes),
    ...(firstCalls && { firstCalls }),
    ...(slots.length > 0 && { slots }),
    ...(offers.length > 0 && { offers }),
  }
  return { version, manifest: parse(RemoteManifest, manifest) }
}
