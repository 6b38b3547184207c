import { existsSync, linkSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'

interface PackagedBinaries {
  readonly native: string
  readonly version: string
}

export function findPackagedBinaries(): PackagedBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded database for ${process.platform}-${process.arch} (the package ${name} is not installed): set DATABASE_URL to a PostgreSQL.`,
    )
  }
}

/**
 * Creates the library links that an npm package cannot contain. The package has an install script for this, which
 * npm 12 does not run. False if the folder is not writable.
 */
export function linkLibraries(native: string, kind: 'symbolic' | 'hard' = 'symbolic'): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) link(basename(source), join(native, relative('native', target)), kind)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code)))
      return false
    throw error
  }
}

function link(source: string, path: string, kind: 'symbolic' | 'hard'): void {
  if (lstatSync(path, { throwIfNoEntry: false })) return
  try {
    if (kind === 'symbolic') symlinkSync(source, path)
    else linkSync(join(dirname(path), source), path)
  } catch (error) {
    // Another process created it at the same time.
    if (!lstatSync(path, { throwIfNoEntry: false })) throw error
  }
}
