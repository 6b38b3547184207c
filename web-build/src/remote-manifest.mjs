import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { lentPackage, takenRange } from './sharing.mjs'

/** A remote's manifest out of the `clarity` block of its package.json and of its build, checked against the contract. */
export function remoteManifest({ folder, entry, global, taken }) {
  const { version, clarity } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // From where the remote takes them: the contract that it was built against.
  const require = createRequire(join(folder, 'package.json'))
  const { RemoteManifest, remoteContractVersion } = require('@clarity/contracts')
  const shared = Object.fromEntries(taken.map(lentPackage).map((name) => [name, takenRange(folder, name)]))
  const { title, routes, navigation } = clarity
  const manifest = { contract: remoteContractVersion, title, entry, global, routes, navigation, shared }
  return { version, manifest: require('valibot').parse(RemoteManifest, manifest) }
}
