import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The package.json of a folder. */
export const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** `mf-reports`: the name of a remote in addresses, which is its package's name without the scope. */
export const remoteName = (folder) => packageOf(folder).name.replace(/^@[^/]+\//, '')

/** The range of versions that a package declares for another one. Throws if it declares none. */
export function declaredRange(folder, name) {
  const { peerDependencies = {}, dependencies = {}, devDependencies = {} } = packageOf(folder)
  const range = peerDependencies[name] ?? dependencies[name] ?? devDependencies[name]
  if (range === undefined) throw new Error(`package.json names no version of ${name}, which the remote imports.`)
  return range
}

/** The version of a package that is installed for the one in `folder`. */
export const installedVersion = (folder, name) => packageOf(installedFolder(folder, name)).version

/** The folder in which a package is installed for the one in `folder`. It need not export its package.json. Throws if it is missing. */
export function installedFolder(folder, name) {
  const require = createRequire(join(folder, 'package.json'))
  for (const modules of require.resolve.paths(name)) {
    const found = join(modules, name)
    if (isPackage(found)) return found
  }
  throw new Error(`${name} is not installed for ${folder}: run npm install.`)
}

function isPackage(folder) {
  try {
    return packageOf(folder) !== undefined
  } catch {
    return false
  }
}
