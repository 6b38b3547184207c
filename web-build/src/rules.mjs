import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browsers } from './browsers.mjs'

const here = import.meta.dirname
const swcLoader = createRequire(import.meta.url).resolve('swc-loader')

/** Compiles TypeScript and JSX for the browsers; `isDevelopment` adds the code for fast refresh. */
export const scripts = ({ isDevelopment = false } = {}) => ({
  test: /\.tsx?$/,
  loader: swcLoader,
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', ...(isDevelopment ? { development: true, refresh: true } : {}) },
      },
    },
    env: { targets: browsers },
  },
})

export const contracts = { test: /contracts[\\/]dist[\\/].*\.js$/, loader: join(here, 'pure-schemas-loader.mjs') }

/** A stylesheet as its own file, linked by the page. */
export const linkedStyles = { test: /\.css$/, type: 'css', loader: join(here, 'styles-loader.mjs') }

export const extensions = ['.tsx', '.ts', '.js']

/**
 * Only scripts are minified here, because styles already are. webpack's own CSS minimizer (5.110) loses the space in
 * `calc(var(--a) - 2px)` within a variable, and the browser then drops the value.
 */
export const minimize = { css: false }
