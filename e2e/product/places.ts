import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The repository's own Node. */
export const node = join(root, 'node_modules', '.bin', 'node')
export const serverProgram = join(root, 'backend', 'dist', 'main.js')
export const screenshotsFolder = join(root, 'screenshots')
