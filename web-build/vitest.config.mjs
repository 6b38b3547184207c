import { defineConfig } from 'vitest/config'

// Most tests run a whole build, and the machine may be busy.
export default defineConfig({ test: { include: ['src/**/*.spec.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } })
