import { fileURLToPath } from 'node:url'
import swc from 'unplugin-swc'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [swc.vite({ module: { type: 'es6' } })],
  oxc: false,
  test: {
    include: ['src/**/*.spec.ts'],
    globalSetup: 'test/template-database.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than two cores: many of the specs wait for timers of the product.
    maxWorkers: 3,
    // Each worker imports the application once, not once per spec: a third of the time. A spec leaves nothing behind.
    isolate: false,
    execArgv: ['--import', fileURLToPath(new URL('test/typescript-in-threads.mjs', import.meta.url))],
  },
})
