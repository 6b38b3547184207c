import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const webBuild = join(import.meta.dirname, '../..')

/**
 * The dependencies with this product's own packages as this one was installed: from a registry by their version, or
 * packed, from the folder with the packed ones.
 */
export function packageSpecs(dependencies, folder) {
  const packed = packedFolder()
  if (packed === null) return dependencies
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => {
      const file = join(packed, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
      return [name, name.startsWith('@clarity/') && existsSync(file) ? fileSpec(folder, file) : version]
    }),
  )
}

const fileSpec = (folder, file) => `file:${relative(folder, file).replaceAll(sep, '/')}`

/** The folder of the packed package that this one was installed from; null if it came from elsewhere. */
function packedFolder() {
  const modules = dirname(dirname(webBuild))
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return null
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  const { resolved = '' } = packages['node_modules/@clarity/web-build'] ?? {}
  return /^file:.*[.]tgz$/.test(resolved) ? dirname(resolve(dirname(modules), resolved.slice('file:'.length))) : null
}
