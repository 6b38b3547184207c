import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const programs = join(root, 'node_modules', '.bin')

/** The repository's own Node; the one that runs these scripts may be older. */
export const node = join(programs, 'node')
export const program = (name) => join(programs, name)

const searchPath = (process.env.PATH ?? '').split(delimiter)

/** The machine's own programs only: npm must not run on a Node that it is about to replace. */
export const machinePath = searchPath.filter((folder) => folder !== programs).join(delimiter)
export const ownPath = [programs, machinePath].join(delimiter)
