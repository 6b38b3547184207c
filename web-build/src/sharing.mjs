import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'

/** The only packages that the host shares with remotes; everything else goes through the kit. */
const packages = ['react', 'react-dom', '@clarity/admin-kit']

/** The modules that a remote may import from the host; the host's build fails if it does not provide all of them. */
export const lentRequests = ['react', 'react/jsx-runtime', 'react-dom', '@clarity/admin-kit']

// A request that ends in a slash covers all modules of the package, such as react/jsx-runtime.
const requests = ['react', 'react/', 'react-dom', 'react-dom/', '@clarity/admin-kit']

// The default loads every remote at the start, and a remote that is down would leave the screen empty.
export const shareStrategy = 'loaded-first'

/** The version of every shared package, as installed for the package in `folder`. */
export const lentVersions = (folder) =>
  Object.fromEntries(packages.map((name) => [name, installedVersion(folder, name)]))

/** The host's shared packages: part of its own first script, so no remote waits for them. */
export const hostShares = (folder) =>
  shares((name) => {
    const version = installedVersion(folder, name)
    return { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version }
  })

/** A remote's shared packages. It bundles none of them, even as a fallback: a second React would break the page. */
export const remoteShares = (folder) =>
  shares((name) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion: takenRange(folder, name),
  }))

export const takenRange = (folder, name) => `^${installedVersion(folder, name)}`

/** The package of a request; throws if the host does not provide it. */
export function lentPackage(request) {
  // React's development build requests its own variant, which the host provides too.
  if (!lentRequests.includes(request.replace('jsx-dev-runtime', 'jsx-runtime')))
    throw new Error(`It imports ${request} from the host, but the host does not share it.`)
  return packages.find((name) => request === name || request.startsWith(`${name}/`))
}

const shares = (ofPackage) =>
  Object.fromEntries(requests.map((request) => [request, ofPackage(request.replace(/\/$/, ''))]))

const installedVersion = (folder, name) =>
  JSON.parse(readFileSync(findPackageJSON(name, join(folder, 'package.json')), 'utf8')).version
