import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteContractVersion } from '@clarity/contracts/remote-release'
import { compareSurfaces } from './compare-surfaces.mjs'
import { extractSurface } from './extract-surface.mjs'
import { kitFolder } from './kit.mjs'

/** What released remotes of the present contract rely on. */
const file = join(kitFolder, 'surface', `contract-${remoteContractVersion}.d.ts`)

/** Throws if the kit's surface differs from the kept one, and says what to do. */
export function requireKeptSurface() {
  const { broken, added } = compareSurfaces(keptSurface(), extractSurface())
  if (broken.length > 0) throw new Error(needsContract(broken))
  if (added.length > 0)
    throw new Error(`The kit's surface has grown by ${added.join(', ')}: run npm run surface -w admin-kit.`)
}

/** Keeps additions to the surface. Throws if something was removed or changed within a contract. */
export function keepSurface() {
  const surface = extractSurface()
  const { broken } = existsSync(file) ? compareSurfaces(keptSurface(), surface) : { broken: [] }
  if (broken.length > 0) throw new Error(needsContract(broken))
  writeFileSync(file, surface)
  return file
}

const keptSurface = () => readFileSync(file, 'utf8')

const needsContract = (broken) =>
  `${broken.join(', ')}: remotes that are released may rely on it. Keep it beside the new one, or raise ` +
  `remoteContractVersion in contracts/src/remote-release.ts (docs/modules.md).`
