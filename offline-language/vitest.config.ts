import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,evaluate}/**/*.spec.ts'],
    testTimeout: 60_000,
    // Pure functions leave nothing behind, and the language models are loaded once in a worker: half the processor time.
    isolate: false,
  },
})
