import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ReleaseFilePlugin } from '../release-file-plugin.mjs'
import { remoteBase } from '../remote-config.mjs'
import { remoteName } from '../remote-package.mjs'
import { developmentScripts, fastRefresh, inDevelopment, keptBuild } from './fast-refresh.mjs'

/** The address of a remote's files in development, instead of /remotes/{name}/{version}/. */
export const devFolder = (name) => `/dev-remotes/${name}/`

// React reports its roots only to the refresh runtime that was loaded first: the one on the page.
const lentRefresh = Object.fromEntries(
  // The plugin requests it by name, the code that its loader adds to each module by path.
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh/runtime')].map((request) => [
    `${request}$`,
    join(import.meta.dirname, 'lent-refresh.cjs'),
  ]),
)

/** The remote with stable file names, because hot updates need them. */
export function devRemote(folder) {
  const name = remoteName(folder)
  const global = `${name}_dev`.replace(/\W/g, '_')
  const config = remoteBase({ folder, global, hash: '', rules: [developmentScripts] })
  return inDevelopment({
    ...config,
    cache: keptBuild(folder, 'remote'),
    output: { ...config.output, publicPath: devFolder(name) },
    resolve: { ...config.resolve, alias: lentRefresh },
    plugins: [...config.plugins, new ReleaseFilePlugin({ folder, global, limits: null }), fastRefresh()],
  })
}
