import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'
import { installable, rootPackage, stagePackage, workspacePackage } from './staged-package.mjs'

const source = join(root, 'web-build')
const { rolldown } = createRequire(join(root, 'admin-kit/package.json'))('rolldown')

/** `@clarity/web-build`: its sources are JavaScript. What it imports of this repository's packages is part of it. */
export async function stageWebBuild(folder) {
  const own = ownImports()
  const { dependencies, devDependencies } = workspacePackage('web-build')
  stagePackage('web-build', folder, {
    // Here they are build tools, which production does not need; there they are what the package runs on.
    dependencies: { ...dependencies, ...installable(devDependencies) },
    files: ['src', 'template', '!**/*.spec.mjs'],
    bundleDependencies: [...own.keys()],
    browserslist: rootPackage().browserslist,
  })
  for (const name of ['src', 'template']) cpSync(join(source, name), join(folder, name), { recursive: true })
  stageTemplate(join(folder, 'template/package.json'))
  for (const [name, modules] of own) await stageBundled(name, modules, join(folder, 'node_modules', name))
}

/** The template names this repository's packages without a version: a new module begins with the present ones. */
function stageTemplate(file) {
  const template = JSON.parse(readFileSync(file, 'utf8'))
  for (const dependencies of [template.dependencies, template.devDependencies])
    for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@clarity/')))
      dependencies[name] = workspacePackage(name.replace('@clarity/', '')).version
  writeFileSync(file, `${JSON.stringify(template, null, 2)}\n`)
}

/** The modules of this repository's packages that the build imports: `@clarity/contracts` and `remote-release`. */
function ownImports() {
  const own = new Map()
  const files = readdirSync(join(source, 'src'), { recursive: true })
  for (const file of files.filter((name) => /(?<!\.spec)\.mjs$/.test(name)))
    for (const [, name, module] of readFileSync(join(source, 'src', file), 'utf8').matchAll(
      /'(@clarity\/[\w-]+)\/([\w-]+)'/g,
    ))
      own.set(name, (own.get(name) ?? new Set()).add(module))
  return own
}

async function stageBundled(name, modules, folder) {
  mkdirSync(folder, { recursive: true })
  const require = createRequire(join(source, 'package.json'))
  const bundle = await rolldown({
    input: Object.fromEntries([...modules].map((module) => [module, require.resolve(`${name}/${module}`)])),
    platform: 'node',
    external: (id) => /^[\w@]/.test(id) && !id.startsWith('@clarity/'),
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' })
  await bundle.close()
  const { version, license } = workspacePackage(name.replace('@clarity/', ''))
  const file = { name, version, license, type: 'module', exports: { './*': './*.js' } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(file, null, 2)}\n`)
}
