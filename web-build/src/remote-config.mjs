import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { NameByContentPlugin } from './name-by-content-plugin.mjs'
import { OwnReactGuard } from './own-react-guard.mjs'
import { ReleaseFilePlugin } from './release-file-plugin.mjs'
import { contracts, extensions, scripts } from './rules.mjs'
import { remoteShares, shareStrategy } from './sharing.mjs'

/** The whole build of a remote: `dist/files` is what a release carries, `dist/release.json` what it says of itself. */
export function remoteConfig(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const remote = name.replace('@clarity/', '')
  const global = `${remote}_${version}_${NameByContentPlugin.placeholder}`.replace(/\W/g, '_')
  return {
    name: remote,
    mode: 'production',
    context: folder,
    devtool: false,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(folder, 'dist/files'),
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: global,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 3000,
      // A module that threw is run again by the next attempt, not remembered as broken.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions },
    module: { rules: [scripts(), contracts, adoptedStyles(remote)] },
    plugins: [
      new ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: 'remote.[contenthash:10].js',
        exposes: { './remote': { import: './src/remote.tsx', name: 'page' } },
        shared: remoteShares(folder),
        shareStrategy,
        dts: false,
        dev: false,
        manifest: false,
        experiments: { optimization: { target: 'web' }, externalRuntime: true },
      }),
      new OwnReactGuard(),
      new NameByContentPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ReleaseFilePlugin({ folder, global }),
    ],
    optimization: { splitChunks: false },
    performance: false,
  }
}

const adoptedStyles = (remote) => ({
  test: /\.css$/,
  loader: join(import.meta.dirname, 'adopted-styles-loader.mjs'),
  options: { remote },
})
