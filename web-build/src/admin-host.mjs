import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { AdminPagePlugin } from './admin-page-plugin.mjs'
import { BrotliPlugin } from './brotli-plugin.mjs'
import { browsersTarget } from './browsers.mjs'
import { NoSnapshotsPlugin } from './no-snapshots-plugin.mjs'
import { contracts, extensions, linkedStyles, scripts } from './rules.mjs'
import { ScriptMinimizer } from './script-minimizer.mjs'
import { hostShares, lentVersions, shareStrategy } from './sharing.mjs'

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
const lentRuntime = federation.resolve('@module-federation/inject-external-runtime-core-plugin')

/** The build of the admin shell, the federation host. `served` are the versions of the contract with its remotes. */
export function adminHost({ folder, served }) {
  const config = adminBase({ folder, served, hash: '.[contenthash:10]', rules: [scripts()] })
  return {
    ...config,
    mode: 'production',
    output: { ...config.output, clean: true },
    plugins: [...config.plugins, new BrotliPlugin()],
    // Code that rarely changes gets its own file, which stays in the browser's cache over releases of the shell.
    optimization: {
      minimizer: [new ScriptMinimizer()],
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          vendor: { test: /[\\/]node_modules[\\/].*\.m?js$/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
  }
}

/** The parts of the admin's build that production and development share. */
export const adminBase = ({ folder, served, hash, rules }) => ({
  name: 'admin',
  context: folder,
  devtool: false,
  target: browsersTarget,
  entry: { admin: [join(import.meta.dirname, 'first-spinner.css'), './src/admin/index.ts'] },
  output: {
    path: join(folder, 'dist/admin/assets'),
    publicPath: '/admin-assets/',
    filename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    uniqueName: 'clarity_admin',
  },
  // The plugin imports this module's CommonJS file, which would add the whole runtime a second time.
  resolve: { extensions, alias: { [lentRuntime]: lentRuntime.replace(/[.]cjs$/, '.js') } },
  module: {
    rules: [
      ...rules,
      contracts,
      linkedStyles,
      // Every shared package is part of the host's first scripts, so a separate chunk would only cost a request.
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
      // Snapshots are for remotes with a federation manifest; ours come from the registry.
      experiments: { optimization: { target: 'web', disableSnapshot: true }, provideExternalRuntime: true },
    }),
    new NoSnapshotsPlugin(),
    new AdminPagePlugin({ hostFacts: { contracts: served, shared: lentVersions(folder) } }),
  ],
  experiments: { css: true },
  performance: false,
})
