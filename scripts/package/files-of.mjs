import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder with their status, sorted by path. A symbolic link counts as a file and is not followed. */
export function filesOf(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? filesOf(folder, path) : [{ path, stat: lstatSync(join(folder, path)) }]
    })
}
