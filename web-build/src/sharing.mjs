import { minVersion, validRange } from 'semver'
import { declaredRange, installedVersion } from './remote-package.mjs'

const kit = '@clarity/admin-kit'

/**
 * The kit's version in federation, the same for the whole contract: releases built before the registry judged the kit
 * take `^0.1.0` at run time. `host.json` has the real version.
 */
const kitInFederation = '0.1.0'

/** The only packages that the host shares with remotes; everything else goes through the kit. */
const packages = ['react', 'react-dom', kit]

/** The modules that a remote may import from the host; the host's build fails if it does not provide all of them. */
export const lentRequests = ['react', 'react/jsx-runtime', 'react-dom', kit]

// A request that ends in a slash covers all modules of the package, such as react/jsx-runtime.
const requests = ['react', 'react/', 'react-dom', 'react-dom/', kit]

/** The host keeps the renderer, which no remote may import, for itself: it arrives after the first script. */
const hostRequests = requests.filter((request) => request !== 'react-dom/')

// The default loads every remote at the start, and a remote that is down would leave the screen empty.
export const shareStrategy = 'loaded-first'

/** The version of every shared package, as installed for the package in `folder`. */
export const lentVersions = (folder) =>
  Object.fromEntries(packages.map((name) => [name, installedVersion(folder, name)]))

/** The host's shared packages: part of its own first script, so no remote waits for them. */
export const hostShares = (folder) =>
  shares(hostRequests, (name) => {
    const version = name === kit ? kitInFederation : installedVersion(folder, name)
    return { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version }
  })

/** A remote's shared packages. It bundles none of them, even as a fallback: a second React would break the page. */
export const remoteShares = (folder) =>
  shares(requests, (name) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    // The registry judges the kit by the contract; federation would refuse its next version at run time.
    requiredVersion: name === kit ? false : takenRange(folder, name),
  }))

/**
 * The range of a shared package that a remote takes: as its package.json declares it. Of the kit the remote needs at
 * least the version that it was built with, and the contract says how long later ones will do.
 */
export function takenRange(folder, name) {
  const declared = declaredRange(folder, name)
  if (name !== kit) return declared
  return `>=${validRange(declared) === null ? installedVersion(folder, name) : minVersion(declared)}`
}

/** The package of a request; throws if the host does not provide it. */
export function lentPackage(request) {
  // React's development build requests its own variant, which the host provides too.
  if (!lentRequests.includes(request.replace('jsx-dev-runtime', 'jsx-runtime')))
    throw new Error(`It imports ${request} from the host, but the host does not share it.`)
  return packages.find((name) => request === name || request.startsWith(`${name}/`))
}

const shares = (these, ofPackage) =>
  Object.fromEntries(these.map((request) => [request, ofPackage(request.replace(/\/$/, ''))]))
