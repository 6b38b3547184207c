import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BackupFolder } from './backup-stage.js'

const run = promisify(execFile)

/** Unpacks the archive into the folder, and removes it. */
export async function unpack({ path, file }: BackupFolder): Promise<void> {
  await run('tar', ['xzf', file, '-C', path])
  await rm(file)
}

/** Packs the folder's files again, with the checksums of their current contents. */
export async function pack({ path, file }: BackupFolder): Promise<void> {
  const listed = (await readFile(join(path, 'SHA256SUMS'), 'utf8')).split('\n').filter(Boolean)
  const names = listed.map((line) => line.slice(66))
  const { stdout } = await run('sha256sum', names, { cwd: path })
  await writeFile(join(path, 'SHA256SUMS'), stdout)
  await run('tar', ['czf', file, '-C', path, ...names, 'SHA256SUMS'])
}
