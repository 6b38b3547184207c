import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Folders of the built pages, relative to the repository's root. */
export const builtFolders = {
  viewer: join(root, 'report-viewer/dist'),
  continuing: join(root, 'report-viewer/dist/continue'),
  site: join(root, 'shell/dist/site'),
  admin: join(root, 'shell/dist/admin'),
  /** Files at the root of the site: browsers and robots ask for them by name. */
  root: join(root, 'shell/public'),
}

/** Every remote of this repository, which is a folder `mf-…` with a package, and the folder of its build. */
export const workspaceRemotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .map((name) => ({ name, folder: join(root, name, 'dist') }))
