import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from '../checks/workspaces.mjs'

// It runs from what its own dev command compiles.
const others = () => workspaces().filter(({ name }) => name !== 'backend')

/** Workspaces that others import as built by the TypeScript compiler: the backend's dev command compiles their scripts. */
export const watchedLibraries = () =>
  others()
    .filter(({ folder }) => existsSync(join(folder, 'tsconfig.build.json')))
    .map(({ folder }) => folder)

/** The backend takes the names and the hosts of pages from their builds, however old these are. */
export const unbuilt = () =>
  others()
    .filter(({ folder, scripts }) => scripts.build && !existsSync(join(folder, 'dist')))
    .map(({ name }) => name)
