import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'

const packageFile = (name) => join(root, name, 'package.json')

/** Every folder with a package, as npm lists them. */
export const workspaces = () =>
  readdirSync(root)
    .filter((name) => existsSync(packageFile(name)))
    .map((name) => {
      const { scripts = {} } = JSON.parse(readFileSync(packageFile(name), 'utf8'))
      return { name, folder: join(root, name), scripts }
    })
