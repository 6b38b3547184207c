import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { ArrivalPlugin } from './arrival-plugin.mjs'
import { browsersTarget } from './browsers.mjs'
import { NameByContentPlugin } from './name-by-content-plugin.mjs'
import { OwnReactGuard } from './own-react-guard.mjs'
import { packageOf, remoteName } from './remote-package.mjs'
import { ReleaseFilePlugin } from './release-file-plugin.mjs'
import { slotExposes } from './remote-slots.mjs'
import { contracts, extensions, scripts } from './rules.mjs'
import { ScriptMinimizer } from './script-minimizer.mjs'
import { remoteShares, shareStrategy } from './sharing.mjs'

/** The build of a remote: `dist/files` are the files of a release, `dist/release.json` is its manifest. */
export function remoteConfig(folder) {
  const { version } = packageOf(folder)
  const global = `${remoteName(folder)}_${version}_${NameByContentPlugin.placeholder}`.replace(/\W/g, '_')
  const config = remoteBase({ folder, global, hash: '.[contenthash:10]', rules: [scripts()] })
  return {
    ...config,
    mode: 'production',
    optimization: { ...config.optimization, minimizer: [new ScriptMinimizer()] },
    plugins: [
      ...config.plugins,
      new NameByContentPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ReleaseFilePlugin({ folder, global, limits: { entry: 8 * 1024, slot: 20 * 1024 } }),
    ],
  }
}

/** The parts of a remote's build that production and development share. */
export const remoteBase = ({ folder, global, hash, rules }) => ({
  name: remoteName(folder),
  context: folder,
  devtool: false,
  target: browsersTarget,
  entry: {},
  output: {
    path: join(folder, 'dist/files'),
    publicPath: 'auto',
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    uniqueName: global,
    crossOriginLoading: 'anonymous',
    // Above what the shell waits for a file, which it has in its cache by then.
    chunkLoadTimeout: 60_000,
    // A module that threw is run again at the next attempt; otherwise the failure would be cached.
    strictModuleErrorHandling: true,
    clean: true,
  },
  resolve: { extensions },
  module: { rules: [...rules, contracts, adoptedStyles(folder)] },
  plugins: [
    new ModuleFederationPlugin({
      name: global,
      library: { type: 'var', name: global },
      filename: `remote${hash}.js`,
      exposes: { './remote': { import: './src/remote.tsx', name: 'page' }, ...slotExposes(folder) },
      shared: remoteShares(folder),
      shareStrategy,
      dts: false,
      dev: false,
      manifest: false,
      experiments: { optimization: { target: 'web' }, externalRuntime: true },
    }),
    new OwnReactGuard(),
    new ArrivalPlugin(),
  ],
  // The exposed module is one file, because each further file costs a request.
  optimization: { splitChunks: false },
  performance: false,
})

const adoptedStyles = (folder) => ({
  test: /\.css$/,
  loader: join(import.meta.dirname, 'adopted-styles-loader.mjs'),
  options: { remote: remoteName(folder) },
})
