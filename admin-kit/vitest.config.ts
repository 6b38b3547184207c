import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    // A new global object for each file in one process: half the processor time of a process for each.
    pool: 'vmThreads',
    include: ['src/**/*.spec.{ts,tsx}', 'build/**/*.spec.mjs'],
    setupFiles: ['src/test-kit/browser.ts', '@clarity/test-kit/network'],
    css: false,
  },
})
