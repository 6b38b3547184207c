import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The oldest Node that the packages are tested with. */
const engines = { node: '>=20.19' }

const forUsOnly = ['private', 'scripts', 'devDependencies']

/** A workspace's package as it is published, in a folder of its own: `changes` replace entries of its package.json. */
export function stagePackage(name, folder, changes) {
  const kept = Object.fromEntries(
    Object.entries(read(`${name}/package.json`)).filter(([key]) => !forUsOnly.includes(key)),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...kept, engines, ...changes }, null, 2)}\n`)
  cpSync(join(root, name, 'README.md'), join(folder, 'README.md'))
}

/** Dependencies without this repository's own packages and without `others`. */
export const installable = (dependencies, others = []) =>
  Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => !name.startsWith('@clarity/') && !others.includes(name)),
  )

export const workspacePackage = (name) => read(`${name}/package.json`)
export const rootPackage = () => read('package.json')
