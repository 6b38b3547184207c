import { join } from 'node:path'
import { BrotliPlugin } from '@clarity/web-build/brotli-plugin.mjs'
import { PagePlugin } from '@clarity/web-build/page-plugin.mjs'
import { contracts, extensions, linkedStyles, minimize, scripts } from '@clarity/web-build/rules.mjs'
import { leftOut } from './build/left-out/index.mjs'
import { continuePage } from './build/continue-page.mjs'
import { gatePage, linkPage } from './build/viewer-page.mjs'

const here = import.meta.dirname
const styles = join(here, 'src/styles')
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

/** Runs the first screens once, in Node, for the HTML that the page plugin inserts into the pages. */
const prerender = {
  ...shared,
  name: 'prerender',
  target: 'node24',
  entry: './src/prerender.tsx',
  output: { path: cache, filename: 'prerender.mjs', library: { type: 'module' } },
  experiments: { outputModule: true },
  optimization: { minimize: false },
}

const inlined = {
  prerendered: join(cache, 'prerender.mjs'),
  watched: styles,
}

const web = {
  ...shared,
  name: 'web',
  dependencies: ['prerender'],
  target: 'browserslist',
  entry: { app: './src/main.tsx', 'first-paint': './src/first-paint.ts', continue: './src/continue.ts' },
  output: {
    path: join(here, 'dist/assets'),
    publicPath: '/viewer/',
    filename: '[name].[contenthash:10].js',
    clean: true,
  },
  resolve: { ...shared.resolve, alias: leftOut },
  plugins: [
    new PagePlugin({ ...inlined, pages: { index: gatePage, link: linkPage }, stylesheet: join(styles, 'gate.css') }),
    new PagePlugin({
      ...inlined,
      pages: { index: continuePage },
      stylesheet: join(styles, 'gate.css'),
      entry: 'continue',
      folder: '../continue',
    }),
    new BrotliPlugin(),
  ],
  // One file for the whole report: each further one compresses worse and costs a request.
  optimization: { minimize, splitChunks: false },
  performance: false,
}

export default [prerender, web]
