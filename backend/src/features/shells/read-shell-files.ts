import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileType } from '../../http/file-types.js'
import type { ShellFileEntity } from './shell-file.entity.js'

export type ShellFile = Omit<ShellFileEntity, 'seenAt'>

const packedEnding = '.br'

/** Names of the files that the pages of a build load, sorted. */
export async function listShellFiles(assets: string): Promise<string[]> {
  const entries = await readdir(assets, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return names.filter((name) => !name.endsWith(packedEnding)).sort()
}

/** One of these files, with its compressed form if the build made one. */
export async function readShellFile(assets: string, name: string): Promise<ShellFile> {
  const packed = await readFile(join(assets, `${name}${packedEnding}`)).catch(() => null)
  return { name, type: fileType(name), content: await readFile(join(assets, name)), packed }
}
