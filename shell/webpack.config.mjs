import { join } from 'node:path'
import webpack from 'webpack'
import { servedContractVersions } from '@clarity/contracts/remote-release'
import { adminHost } from '@clarity/web-build/admin-host.mjs'
import { BrotliPlugin } from '@clarity/web-build/brotli-plugin.mjs'
import { CountryFlagsPlugin } from './build/country-flags.mjs'
import { PagePlugin } from '@clarity/web-build/page-plugin.mjs'
import { ScriptMinimizer } from '@clarity/web-build/script-minimizer.mjs'
import { contracts, extensions, linkedStyles, scripts } from '@clarity/web-build/rules.mjs'
import { homePage, screenPage } from './build/site-page.mjs'

const here = import.meta.dirname
const cache = join(here, 'node_modules/.cache/site')

const shared = {
  mode: 'production',
  context: here,
  devtool: false,
  resolve: { extensions },
  module: { rules: [scripts(), contracts, linkedStyles] },
}

/** Runs the home once, in Node, for the HTML that the page plugin puts into the page. */
const prerender = {
  ...shared,
  name: 'prerender',
  target: 'node24',
  entry: './src/site/prerender.tsx',
  output: { path: cache, filename: 'prerender.mjs', chunkFilename: '[name].mjs', library: { type: 'module' } },
  plugins: [new CountryFlagsPlugin()],
  experiments: { outputModule: true, css: true },
  optimization: { minimize: false },
}

const site = {
  ...shared,
  name: 'site',
  dependencies: ['prerender'],
  target: 'browserslist',
  entry: { app: './src/site/main.tsx', 'first-paint': './src/site/first-paint.ts' },
  output: {
    path: join(here, 'dist/site/assets'),
    publicPath: '/site/',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    uniqueName: 'clarity_site',
    clean: true,
  },
  // Half a megabyte for WebRTC, which the provider's client imports and a signed address never uses.
  resolve: { extensions, alias: { 'livekit-client$': join(here, 'build/no-webrtc.mjs') } },
  module: {
    rules: [
      ...shared.module.rules,
      // The session is opened with the widget's tap: see the file.
      {
        test: /convai-widget-core[\\/]dist[\\/]index\.js$/,
        // It looks whether there is a React that can `use`, and does without.
        parser: { exportsPresence: false },
        resolve: { alias: { '@elevenlabs/client$': join(here, 'src/features/elevenlabs/widget-client.ts') } },
      },
    ],
  },
  plugins: [
    new CountryFlagsPlugin(),
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]addLibsamplerateModule\.js$/,
      join(here, 'src/features/elevenlabs/add-resampling.ts'),
    ),
    new PagePlugin({
      prerendered: join(cache, 'prerender.mjs'),
      stylesheet: join(here, 'src/styles/first-paint.css'),
      watched: join(here, 'src/styles'),
      pages: { index: homePage, screen: screenPage },
    }),
    new BrotliPlugin(),
  ],
  experiments: { css: true },
  // A library that one page needs travels with that page: a file of its own would compress worse.
  optimization: { minimizer: [new ScriptMinimizer()], splitChunks: { cacheGroups: { defaultVendors: false } } },
  performance: false,
}

export default [prerender, site, adminHost({ folder: here, served: servedContractVersions })]
