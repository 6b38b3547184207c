import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** The only packages that the host lends and that remotes take; all else goes through the kit. */
const packages = ['react', 'react-dom', '@clarity/admin-kit']

/** What a remote may import from the host: the host's build fails if it does not provide every one of these. */
export const lentRequests = ['react', 'react/jsx-runtime', 'react-dom', '@clarity/admin-kit']

// A request that ends in a slash covers all of the package's parts, such as react/jsx-runtime.
const requests = ['react', 'react/', 'react-dom', 'react-dom/', '@clarity/admin-kit']

// The default asks every remote at the start, and one that is down would leave the screen empty.
export const shareStrategy = 'loaded-first'

/** Version of every package that the host lends, as it is installed for the package in `folder`. */
export const lentVersions = (folder) =>
  Object.fromEntries(packages.map((name) => [name, installedVersion(folder, name)]))

/** What the host provides: loaded with its own first script, which no remote has to wait for. */
export const hostShares = (folder) =>
  shares((name) => {
    const version = installedVersion(folder, name)
    return { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version }
  })

/** What a remote takes. It carries none of it, not even to fall back on: a second React would break the page. */
export const remoteShares = (folder) =>
  shares((name) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion: takenRange(folder, name),
  }))

export const takenRange = (folder, name) => `^${installedVersion(folder, name)}`

/** The package that a request belongs to; throws if the host does not provide it. */
export function lentPackage(request) {
  // React's development build asks for its own variant, which the host's has too.
  if (!lentRequests.includes(request.replace('jsx-dev-runtime', 'jsx-runtime')))
    throw new Error(`It imports ${request} from the host, but the host does not share it.`)
  return packages.find((name) => request === name || request.startsWith(`${name}/`))
}

const shares = (ofPackage) =>
  Object.fromEntries(requests.map((request) => [request, ofPackage(request.replace(/\/$/, ''))]))

const installedVersion = (folder, name) =>
  JSON.parse(readFileSync(findPackageJSON(name, join(folder, 'package.json')), 'utf8')).version
