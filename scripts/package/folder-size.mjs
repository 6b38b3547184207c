import { filesOf } from './files-of.mjs'

/** Bytes and number of the files in a folder. */
export function folderSize(folder) {
  const files = filesOf(folder)
  return { bytes: files.reduce((sum, { stat }) => sum + stat.size, 0), files: files.length }
}
