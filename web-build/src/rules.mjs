import { join } from 'node:path'
import { browsers } from './browsers.mjs'

const here = import.meta.dirname

/** TypeScript and JSX as browsers take them; `isDevelopment` adds what fast refresh needs. */
export const scripts = ({ isDevelopment = false } = {}) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
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

/** A stylesheet as a file of its own, linked by the page. */
export const linkedStyles = { test: /\.css$/, type: 'css', loader: join(here, 'styles-loader.mjs') }

export const extensions = ['.tsx', '.ts', '.js']

/**
 * Scripts are minified, styles are already: webpack's own minimiser (5.110) loses the space in `calc(var(--a) - 2px)`
 * within a variable, and the browser then drops it.
 */
export const minimize = { css: false }
