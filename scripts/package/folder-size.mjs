import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes and number of the files in a folder; a symbolic link counts as a file. */
export function folderSize(folder) {
  const sizes = readdirSync(folder, { recursive: true })
    .map((name) => lstatSync(join(folder, name)))
    .filter((stat) => !stat.isDirectory())
    .map(({ size }) => size)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
