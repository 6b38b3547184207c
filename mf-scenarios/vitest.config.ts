import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'jsdom',
    // A new global object for each file in one process: half the processor time of a process for each.
    pool: 'vmThreads',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['@clarity/admin-kit/test-kit/browser', '@clarity/test-kit/network'],
    css: false,
    testTimeout: 30_000,
  },
})
