import { cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { newDataFolder } from '../product/data-folder.ts'
import { root } from '../product/places.ts'
import type { Edit } from './edits.ts'

const notCopied = ['.git', '.data', '.dev', '.nx', 'node_modules', 'test-results', 'screenshots']

/** The repository's files in another folder, to be edited there; installed packages are linked. */
export class CopiedSources {
  readonly folder: string
  readonly dataDir: string
  readonly remove: () => Promise<void>

  private constructor(folder: string, dataDir: string, remove: () => Promise<void>) {
    this.folder = folder
    this.dataDir = dataDir
    this.remove = remove
  }

  static async make(): Promise<CopiedSources> {
    const data = await newDataFolder()
    const folder = join(data.path, '..', 'sources')
    await cp(root, folder, { recursive: true, filter: (file) => !notCopied.includes(basename(file)) })
    await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const { name } of (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
      const packages = join(root, name, 'node_modules')
      if (name !== 'node_modules' && (await has(packages)))
        await linkPackages(packages, join(folder, name, 'node_modules'))
    }
    return new CopiedSources(await realpath(folder), data.path, data.remove)
  }

  /** Replaces the text in the file, as a save does. */
  async edit({ file, place, ends: [before, after] }: Edit, text: string): Promise<void> {
    const path = join(this.folder, file)
    const source = await readFile(path, 'utf8')
    const edited = source.replace(place, before + text + after)
    if (edited === source) throw new Error(`${file} has no ${place} to edit.`)
    await writeFile(path, edited)
  }

  async append(file: string, text: string): Promise<void> {
    await writeFile(join(this.folder, file), text, { flag: 'a' })
  }

  async cut(file: string, text: string): Promise<void> {
    const path = join(this.folder, file)
    await writeFile(path, (await readFile(path, 'utf8')).replace(text, ''))
  }
}

/**
 * Links to every package, in a folder of its own: links to workspaces are relative, and therefore point into the copy.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (name === '.cache') continue
    if (name === '@clarity') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(join(from, name), join(to, name))
  }
}

const has = (folder: string) =>
  readdir(folder).then(
    () => true,
    () => false,
  )
