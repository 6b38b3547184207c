import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteManifest, remoteContractVersion } from '@clarity/contracts/remote-release'
import { parse } from 'valibot'
import { lentPackage, takenRange } from './sharing.mjs'

/** A remote's manifest from the `clarity` block of its package.json and from its build, validated by the contract. */
export function remoteManifest({ folder, entry, global, taken }) {
  const { version, clarity } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const shared = Object.fromEntries(taken.map(lentPackage).map((name) => [name, takenRange(folder, name)]))
  const { title, routes, navigation } = clarity
  const manifest = { contract: remoteContractVersion, title, entry, global, routes, navigation, shared }
  return { version, manifest: parse(RemoteManifest, manifest) }
}
