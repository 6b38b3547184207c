import { dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { scripts } from '../rules.mjs'

const webBuild = dirname(import.meta.dirname)

export const development = {
  mode: 'development',
  devtool: 'cheap-module-source-map',
  infrastructureLogging: { level: 'warn' },
}

export const developmentScripts = scripts({ isDevelopment: true })

/** React's fast refresh; builds with the same `library` share a page. */
export const fastRefresh = (library) =>
  new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, webBuild] })

/** Caches a build over restarts; a change of its configuration invalidates it. */
export const keptBuild = (folder, name) => ({
  type: 'filesystem',
  cacheDirectory: join(folder, 'node_modules/.cache', `dev-${name}`),
  buildDependencies: { config: [join(folder, 'webpack.config.mjs'), join(webBuild, '/')] },
})
