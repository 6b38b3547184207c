import { statfs } from 'node:fs/promises'
import type { DatabasePlace } from './open-database.js'
import type { Say } from '../start/say.js'

const littleBytes = 100_000_000

/** The space that an ordinary user may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Warns at the start: once the disk of an embedded database is full, every request that writes fails. */
export async function warnOfLowSpace({ databaseUrl, dataDir }: DatabasePlace, say: Say) {
  if (databaseUrl !== null) return
  const free = await freeBytes(dataDir)
  if (free < littleBytes)
    say(`Only ${Math.floor(free / 1_000_000)} MB are left on the disk of DATA_DIR ${dataDir}: free some space soon`)
}
