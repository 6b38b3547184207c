import { dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { scripts } from '../rules.mjs'

const webBuild = dirname(import.meta.dirname)

/** The configuration of a development build. */
export const inDevelopment = (config) => ({
  ...config,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  infrastructureLogging: { level: 'warn' },
  // A page that is opened during an error runs the last build, and is refreshed in place once the error is gone.
  optimization: { ...config.optimization, emitOnErrors: false },
})

export const developmentScripts = scripts({ isDevelopment: true })

/** React's fast refresh; builds with the same `library` share a page and its refresh runtime: all of the admin do. */
export const fastRefresh = (library = 'clarity') =>
  new ReactRefreshPlugin({ library, overlay: false, exclude: [/node_modules/, webBuild] })

/** Caches a build over restarts; a change of its configuration invalidates it. */
export const keptBuild = (folder, name) => ({
  type: 'filesystem',
  cacheDirectory: join(folder, 'node_modules/.cache', `dev-${name}`),
  buildDependencies: { config: [join(folder, 'package.json'), join(webBuild, '/')] },
})
