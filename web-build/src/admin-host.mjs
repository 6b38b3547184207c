import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { AdminPagePlugin } from './admin-page-plugin.mjs'
import { BrotliPlugin } from './brotli-plugin.mjs'
import { contracts, extensions, linkedStyles, scripts } from './rules.mjs'
import { ScriptMinimizer } from './script-minimizer.mjs'
import { hostShares, lentVersions, shareStrategy } from './sharing.mjs'

const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
const lentRuntime = federation.resolve('@module-federation/inject-external-runtime-core-plugin')

/** The admin shell's build: the federation host. `contract` is the version of what it promises its remotes. */
export function adminHost({ folder, contract }) {
  const config = adminBase({ folder, contract, hash: '.[contenthash:10]', rules: [scripts()] })
  return {
    ...config,
    mode: 'production',
    output: { ...config.output, clean: true },
    plugins: [...config.plugins, new BrotliPlugin()],
    // Rarely changed code is a file of its own; a new release of the shell leaves it in the browser's cache.
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

/** What the admin's build is made of in production and in development alike. */
export const adminBase = ({ folder, contract, hash, rules }) => ({
  name: 'admin',
  context: folder,
  devtool: false,
  target: 'browserslist',
  entry: { admin: [join(import.meta.dirname, 'first-spinner.css'), './src/admin/index.ts'] },
  output: {
    path: join(folder, 'dist/admin/assets'),
    publicPath: '/admin-assets/',
    filename: `[name]${hash}.js`,
    cssFilename: `[name]${hash}.css`,
    uniqueName: 'clarity_admin',
  },
  // The plugin names this part's CommonJS twin, which would bring all of the runtime a second time.
  resolve: { extensions, alias: { [lentRuntime]: lentRuntime.replace(/[.]cjs$/, '.js') } },
  module: {
    rules: [
      ...rules,
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
      // Snapshots serve remotes that come by a manifest of federation's own; ours come by the registry.
      experiments: { optimization: { target: 'web', disableSnapshot: true }, provideExternalRuntime: true },
    }),
    new AdminPagePlugin({ hostFacts: { contract, shared: lentVersions(folder) } }),
  ],
  experiments: { css: true },
  performance: false,
})
