import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { AdminPagePlugin } from './admin-page-plugin.mjs'
import { BrotliPlugin } from './brotli-plugin.mjs'
import { contracts, extensions, linkedStyles, scripts } from './rules.mjs'
import { hostShares, lentVersions, shareStrategy } from './sharing.mjs'

/** The admin shell's build: the federation host. `contract` is the version of what it promises its remotes. */
export const adminHost = ({ folder, contract }) => ({
  name: 'admin',
  mode: 'production',
  context: folder,
  devtool: false,
  target: ['web', 'es2022'],
  entry: { admin: [join(import.meta.dirname, 'first-spinner.css'), './src/admin/index.ts'] },
  output: {
    path: join(folder, 'dist/admin/assets'),
    publicPath: '/admin-assets/',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    uniqueName: 'clarity_admin',
    clean: true,
  },
  resolve: { extensions },
  module: {
    rules: [
      scripts(),
      contracts,
      linkedStyles,
      // Everything that the host lends is in its first scripts already, so nothing has to be waited for; a chunk of
      // its own would cost a request.
      { test: /src[\\/]admin[\\/]index\.ts$/, parser: { dynamicImportMode: 'eager' } },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'clarity_admin',
      shared: hostShares(folder),
      shareStrategy,
      dts: false,
      dev: false,
      manifest: false,
      experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
    }),
    new AdminPagePlugin({ hostFacts: { contract, shared: lentVersions(folder) } }),
    new BrotliPlugin(),
  ],
  experiments: { css: true },
  // What changes seldom is a file of its own, so that a new release of the shell leaves it in the browser's cache.
  optimization: {
    splitChunks: {
      cacheGroups: {
        defaultVendors: false,
        vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
      },
    },
  },
  performance: false,
})
