import { basename } from 'node:path'

/** Declarations, sources of other languages, maps, prose, and what only a linker reads. */
const unread = /\.(d\.[cm]?ts|[cm]?tsx?|map|md|mdx|markdown|flow|coffee|a|pc|tsbuildinfo)$/i

const kept = /^(licen[cs]e|notice|copying|copyright)/i

/** Folders directly in a package that its programs do not read. */
const asideFolders = /^(test|tests|__tests__|docs?|examples?|benchmarks?|bench|coverage|include|man|[.].+)$/

/**
 * Whether the package needs a file to run, or its licence requires it. `path` is relative to the package, with slashes.
 * On other files, such as JSON, nothing can be said from outside, so they stay.
 */
export function isNeeded(path) {
  const name = basename(path)
  if (kept.test(name)) return true
  const [first] = path.split('/')
  return !unread.test(name) && !(first !== path && asideFolders.test(first))
}
