import { createRequire } from 'node:module'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminHost } from '../../web-build/src/admin-host.mjs'
import { BrotliPlugin } from '../../web-build/src/brotli-plugin.mjs'
import { buildOf } from '../../web-build/src/build-of.mjs'

const root = join(import.meta.dirname, '../..')
const webpack = createRequire(join(root, 'web-build/package.json'))('webpack')

/**
 * Builds the shell and the remotes' pages as one application without federation, into `folder`. Each remote's code is
 * still loaded when its page is opened, as in a good single build; file names have no hash.
 */
export function buildAsOne({ folder, remotes }) {
  const loading = join(folder, 'load-remote.js')
  writeFileSync(loading, loadRemoteFrom(remotes))
  const host = adminHost({ folder: join(root, 'shell'), served: [1] })
  return buildOf({
    ...host,
    output: { ...host.output, path: join(folder, 'assets'), filename: '[name].js', cssFilename: '[name].css' },
    resolve: { extensions: host.resolve.extensions },
    plugins: [new webpack.NormalModuleReplacementPlugin(/[\\/]remotes[\\/]load-remote$/, loading), new BrotliPlugin()],
  })
}

// Source text for webpack, because this script must not import the sources of the shell or of a remote.
const loadRemoteFrom = (remotes) =>
  `const remotes = { ${remotes.map((remote) => importOf(remote, remote, 'remote.tsx')).join(', ')} }\n` +
  `const fillings = { ${remotes.flatMap(fillingsOf).join(', ')} }\n` +
  'export const loadRemote = ({ name }) => remotes[name]().then((module) => module.default)\n' +
  'export const loadFilling = ({ name }, slot) => fillings[`${name}/${slot}`]().then((module) => module.default)\n' +
  'export const brokenPage = (remote, error) => Promise.resolve({ reason: String(error) })\n' +
  'export const brokenFilling = (remote, slot, error) => Promise.resolve({ reason: String(error) })\n'

function fillingsOf(remote) {
  const folder = join(root, remote, 'src/slots')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.map((file) => importOf(`${remote}/${file.replace('.tsx', '')}`, remote, `slots/${file}`))
}

const importOf = (key, remote, file) =>
  `${JSON.stringify(key)}: () => import(${JSON.stringify(join(root, remote, 'src', file))})`
