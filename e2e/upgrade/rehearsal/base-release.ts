import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../../operator/run-to-end.ts'
import { newDataFolder } from '../../product/data-folder.ts'
import { root } from '../../product/places.ts'

/** Release 0.1.0: from its schema on, migrations are only appended. */
const commit = '20601275'

const ownPrepare = "const { prepare } = await import('./scripts/prepare/prepare.mjs'); await prepare()"

/** The base release, installed and built in a folder of its own. */
export interface BaseRelease {
  readonly folder: string
}

export async function checkOutBase(): Promise<BaseRelease> {
  const known = await runToEnd('git', ['cat-file', '-e', `${commit}^{commit}`], { env: {}, cwd: root })
  if (known.code !== 0)
    throw new Error(`The base release ${commit} is not in this clone: fetch the whole history, and try again.`)
  const { path: folder } = await newDataFolder()
  await run('git', ['worktree', 'add', '--detach', folder, commit], root)
  if (await hasOurPackages(folder)) await linkPackages(folder)
  await run('node', ['--input-type=module', '--eval', ownPrepare], folder)
  return { folder }
}

async function hasOurPackages(folder: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all(
    [root, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  )
  return ours === theirs
}

/** Spares a minute. Links to workspaces are relative: each release finds its own. */
async function linkPackages(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  for (const workspace of ['.', ...folders]) {
    const ours = join(root, workspace, 'node_modules')
    if (!existsSync(ours)) continue
    const linked = join(folder, workspace, 'node_modules')
    const { code } = await runToEnd('cp', ['-al', ours, linked], { env: {} })
    // Hard links do not work across disks: the release is then installed.
    if (code !== 0) return rm(join(folder, 'node_modules'), { recursive: true, force: true })
    // What builds write there must not be written into ours.
    for (const written of ['.cache', '.federation']) await rm(join(linked, written), { recursive: true, force: true })
  }
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, out, error } = await runToEnd(program, args, { env: {}, cwd })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${out}${error}`)
}
