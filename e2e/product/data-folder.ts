import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataFolder {
  readonly path: string
  remove(): Promise<void>
}

export async function newDataFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'clarity-e2e-'))
  // Passable for the account that the embedded database runs as when this is root.
  await chmod(folder, 0o711)
  return {
    path: join(folder, 'data'),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
