import { realpathSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { adminBase } from '../admin-host.mjs'
import { ReleaseFilePlugin } from '../release-file-plugin.mjs'
import { remoteBase, remoteName } from '../remote-config.mjs'
import { development, developmentScripts, fastRefresh, keptBuild } from './fast-refresh.mjs'

const here = import.meta.dirname

/** The address of a remote's files in development, instead of /remotes/{name}/{version}/. */
export const devFolder = (name) => `/dev-remotes/${name}/`

const rules = [developmentScripts]

// Host and remotes share the host's runtime, because React reports its roots only to the runtime that was loaded first.
const refresh = () => fastRefresh('clarity')
const lentRefresh = Object.fromEntries(
  // The plugin requests it by name, the code that its loader adds to each module by path.
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh/runtime')].map((request) => [
    `${request}$`,
    join(here, 'lent-refresh.cjs'),
  ]),
)

/** The shell's admin with React's development build, which fast refresh needs. */
export function devHost({ shell, contract }) {
  const config = adminBase({ folder: shell, contract, hash: '', rules })
  return {
    ...config,
    ...development,
    cache: keptBuild(shell, 'admin'),
    entry: { admin: [join(here, 'lend-refresh.js'), ...config.entry.admin] },
    plugins: [...config.plugins, refresh()],
  }
}

/** The remote with stable file names, because hot updates need them. */
export function devRemote(folder) {
  const name = remoteName(folder)
  const global = `${name}_dev`.replace(/\W/g, '_')
  const config = remoteBase({ folder, global, hash: '', rules })
  return {
    ...config,
    ...development,
    cache: keptBuild(folder, 'remote'),
    output: { ...config.output, publicPath: devFolder(name) },
    resolve: { ...config.resolve, alias: lentRefresh },
    plugins: [...config.plugins, new ReleaseFilePlugin({ folder, global, mostEntryBytes: null }), refresh()],
  }
}

/** The shell's folder, as the remote's workspace resolves it. */
export const shellFolder = (folder) =>
  realpathSync(dirname(findPackageJSON('@clarity/shell', join(folder, 'package.json'))))
