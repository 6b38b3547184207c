import { execFileSync } from 'node:child_process'
import { root } from '../prepare/places.mjs'

/**
 * The time that every file of a package gets, so the same sources give the same bytes: SOURCE_DATE_EPOCH, else the
 * time of the last commit. Not a constant: browsers compare times to know whether their copy of a file is current.
 */
export function sourceTime() {
  const given = process.env.SOURCE_DATE_EPOCH
  if (given) return new Date(Number(given) * 1000)
  try {
    const printed = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Date(Number(printed) * 1000)
  } catch {
    // A folder without git's records.
    return new Date()
  }
}
