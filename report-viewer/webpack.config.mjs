import { join } from 'node:path'
import { BrotliPlugin } from '@clarity/web-build/brotli-plugin.mjs'
import { PagePlugin } from '@clarity/web-build/page-plugin.mjs'
import { contracts, extensions, linkedStyles, minimize, scripts } from '@clarity/web-build/rules.mjs'
import { leftOut } from './build/left-out/index.mjs'
import { gatePage, linkPage } from './build/viewer-page.mjs'

const here = import.meta.dirname
const cache = join(here, 'node_modules/.cache/report-viewer')

const shared = {
  mode: 'production',
  context: here,
  devtool: false,
  resolve: { extensions },
  module: {
    rules: [
      scripts(),
      contracts,
      { ...linkedStyles, type: 'asset/resource', generator: { filename: '[name].[contenthash:10].css' } },
    ],
  },
}

/** Runs the gate once, in Node, for the HTML that the page plugin puts into the page. */
const prerender = {
  ...shared,
  name: 'prerender',
  target: 'node24',
  entry: './src/prerender.tsx',
  output: { path: cache, filename: 'prerender.mjs', library: { type: 'module' } },
  experiments: { outputModule: true },
  optimization: { minimize: false },
}

const web = {
  ...shared,
  name: 'web',
  dependencies: ['prerender'],
  target: 'browserslist',
  entry: { app: './src/main.tsx', 'first-paint': './src/first-paint.ts' },
  output: {
    path: join(here, 'dist/assets'),
    publicPath: '/viewer/',
    filename: '[name].[contenthash:10].js',
    clean: true,
  },
  resolve: { ...shared.resolve, alias: leftOut },
  plugins: [
    new PagePlugin({
      prerendered: join(cache, 'prerender.mjs'),
      stylesheet: join(here, 'src/styles/gate.css'),
      watched: join(here, 'src/styles'),
      pages: { index: gatePage, link: linkPage },
    }),
    new BrotliPlugin(),
  ],
  // One file for all that a report needs: each further one compresses worse and costs a request.
  optimization: { minimize, splitChunks: false },
  performance: false,
}

export default [prerender, web]
