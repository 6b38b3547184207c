import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

export const workspaces = () =>
  read(root).workspaces.map((name) => ({
    name,
    folder: join(root, name),
    scripts: read(join(root, name)).scripts ?? {},
  }))

/** What depcruise reads of a workspace: its sources, without its build. */
export const sourceFolder = ({ name, folder }) => (existsSync(join(folder, 'src')) ? `${name}/src` : name)

export const weightChecks = () =>
  readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.mjs') && name.includes('weight'))
