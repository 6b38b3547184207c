import { defineConfig } from 'vitest/config'
import { leftOut } from './build/left-out/index.mjs'

export default defineConfig({
  define: { IS_TOO_OLD: 'false' },
  resolve: {
    // The same replacements as in the bundle.
    alias: Object.entries(leftOut).map(([name, replacement]) => ({ find: new RegExp(`^${name}`), replacement })),
  },
  test: {
    environment: 'jsdom',
    // A new global object for each file in one process: half the processor time of a process for each.
    pool: 'vmThreads',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['@clarity/test-kit/network', '@clarity/test-kit/empty-page', 'src/test-data/network.ts'],
    server: { deps: { inline: [/react-markdown/, /hast-util/, /mdast-util/] } },
    css: false,
  },
})
