import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RemoteName } from '@clarity/contracts/remote-release'
import { safeParse } from 'valibot'
import { packageSpecs } from './package-specs.mjs'

const template = join(import.meta.dirname, '../../template')

/**
 * Writes a new module from the template. `scope` is its package's, such as `@acme`. Throws if the name will not do or
 * the folder is not empty.
 */
export function writeRemote({ name, scope, folder }) {
  const { success, issues } = safeParse(RemoteName, name)
  if (!success) throw new Error(`The name ${issues[0].message}, but it is ${name}.`)
  if (scope !== undefined && !/^@[a-z0-9][a-z0-9._-]*$/.test(scope))
    throw new Error(`The scope must be one such as @acme, but it is ${scope}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const named = namesIn({ name, scope })
  for (const file of filesOf(template)) {
    const path = join(folder, named(file).replace(/(^|[\\/])gitignore$/, '$1.gitignore'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, named(readFileSync(join(template, file), 'utf8')))
  }
  writePackage(folder)
}

/** Replaces the names of the template's module, however they are written. */
function namesIn({ name, scope }) {
  const words = name.split('-').filter(Boolean)
  const capital = (word) => word[0].toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  const names = {
    '@scope/sample-module': scope ? `${scope}/${name}` : name,
    'sample-module': name,
    'Sample Module': words.map(capital).join(' '),
    SampleModule: pascal,
    sampleModule: pascal[0].toLowerCase() + pascal.slice(1),
  }
  return (text) => text.replace(new RegExp(Object.keys(names).join('|'), 'g'), (found) => names[found])
}

/** npm leaves a `.gitignore` out of a package, so the template has it without the dot. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

function writePackage(folder) {
  const file = join(folder, 'package.json')
  const written = JSON.parse(readFileSync(file, 'utf8'))
  for (const kind of ['dependencies', 'devDependencies']) written[kind] = packageSpecs(written[kind], folder)
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`)
}
