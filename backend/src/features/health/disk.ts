import { statfs } from 'node:fs/promises'

/** PostgreSQL writes its log ahead in files of 16 MB: with less than two of them left, the next change may fail. */
const fullBytes = 32_000_000
/** Twice that makes it ready again: a disk at the limit must not switch a proxy to and fro. */
const enoughBytes = 2 * fullBytes
/** A file system can run out of files before it runs out of bytes. */
const fewestFiles = 100

/** Bytes, and the files that may still be created; null for a file system that does not limit them. */
export interface Space {
  readonly bytes: number
  readonly files: number | null
}

/** What an ordinary user may still write. One call of the system, less than a millisecond on a busy machine: cheap enough for each probe. */
export async function readSpace(folder: string): Promise<Space> {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  return { bytes: bavail * bsize, files: files > 0 ? ffree : null }
}

/** Whether a disk is full, with hysteresis. */
export class DiskState {
  private isFull = false

  /** Takes the present space into account. */
  judge({ bytes, files }: Space): boolean {
    const limit = this.isFull ? enoughBytes : fullBytes
    this.isFull = bytes < limit || (files !== null && files < fewestFiles)
    return this.isFull
  }
}
