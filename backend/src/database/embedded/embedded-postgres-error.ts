import { noSpaceCodes } from './no-space-codes.js'

/** An expected failure: its message is one line that tells the operator what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

const notUsable = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'EEXIST',
  'ENOTDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EINVAL',
  'ENOTSUP',
])

export function noSpaceLeft(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `No space is left for the embedded database in ${folder}: free at least 200 MB, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Turns what the file system refused into a sentence; anything else is a defect and stays as it is. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (noSpaceCodes.has(error.code)) return noSpaceLeft(dataDir)
  if (!notUsable.has(error.code)) return error
  const path = 'path' in error && typeof error.path === 'string' ? ` at ${error.path}` : ''
  return new EmbeddedPostgresError(
    `DATA_DIR ${dataDir} cannot be used (${error.code}${path}): make it a folder that this user can write, or set DATA_DIR to another one.`,
  )
}
