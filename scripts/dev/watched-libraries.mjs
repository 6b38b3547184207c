import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from '../checks/workspaces.mjs'

// The backend runs from the output of its own dev command.
const others = () => workspaces().filter(({ name }) => name !== 'backend')

/**
 * The folders of the workspaces that others import as built by the TypeScript compiler. In development, the backend's dev
 * command compiles their scripts, and the root's writes their types.
 */
export const watchedLibraries = () =>
  others()
    .filter(({ folder }) => existsSync(join(folder, 'tsconfig.build.json')))
    .map(({ folder }) => folder)

/** The backend reads the names and the hosts of pages from their builds, but an old build is good enough. */
export const unbuilt = () =>
  others()
    .filter(({ folder, scripts }) => scripts.build && !existsSync(join(folder, 'dist')))
    .map(({ name }) => name)
