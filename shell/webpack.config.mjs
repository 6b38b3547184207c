import { join } from 'node:path'
import { BrotliPlugin } from './build/brotli-plugin.mjs'
import { CountryFlagsPlugin } from './build/country-flags.mjs'
import { PagePlugin } from './build/page-plugin.mjs'

const here = import.meta.dirname
const cache = join(here, 'node_modules/.cache/site')

const shared = {
  mode: 'production',
  context: here,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /contracts[\\/]dist[\\/].*\.js$/, loader: join(here, 'build/pure-schemas-loader.mjs') },
      { test: /\.css$/, type: 'css', loader: join(here, 'build/styles-loader.mjs') },
    ],
  },
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
  target: ['web', 'es2022'],
  entry: { app: './src/site/main.tsx', 'first-paint': './src/site/first-paint.ts' },
  output: {
    path: join(here, 'dist/site/assets'),
    publicPath: '/site/',
    filename: '[name].[contenthash:10].js',
    cssFilename: '[name].[contenthash:10].css',
    uniqueName: 'clarity_site',
    clean: true,
  },
  plugins: [
    new CountryFlagsPlugin(),
    new PagePlugin({ prerendered: join(cache, 'prerender.mjs') }),
    new BrotliPlugin(),
  ],
  experiments: { css: true },
  // A library that one page needs travels with that page: a file of its own would compress worse.
  optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } },
  performance: false,
}

export default [prerender, site]
