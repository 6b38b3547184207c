import { join } from 'node:path'
import webpack from 'webpack'

const { NormalModuleReplacementPlugin, WebpackError } = webpack

const handler = /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/
const replacement = join(import.meta.dirname, 'no-snapshots.js')

/**
 * Leaves federation's handler of snapshots out of the host: 1.4 KB of every first load. The option `disableSnapshot`
 * only leaves out the plugin that uses it.
 */
export class NoSnapshotsPlugin {
  apply(compiler) {
    new NormalModuleReplacementPlugin(handler, replacement).apply(compiler)
    compiler.hooks.compilation.tap('NoSnapshotsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoSnapshotsPlugin', (modules) => {
        if (![...modules].some(({ resource }) => resource === replacement))
          compilation.errors.push(new WebpackError('The snapshot handler of module federation was not found.'))
      })
    })
  }
}
