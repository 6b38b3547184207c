import { noSpaceCodes } from './no-space-codes.js'

/** An expected failure. Its message is one line that says what the operator can do. */
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

/** Explains an error of the file system in a sentence; returns any other error, which is a defect, unchanged. */
export function explainFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (noSpaceCodes.has(error.code)) return noSpaceLeft(dataDir)
  if (!notUsable.has(error.code)) return error
  const path = 'path' in error && typeof error.path === 'string' ? ` at ${error.path}` : ''
  return new EmbeddedPostgresError(
    `DATA_DIR ${dataDir} cannot be used (${error.code}${path}): make it a folder that this user can write, or set DATA_DIR to another one.`,
  )
}
