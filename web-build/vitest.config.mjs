import { defineConfig } from 'vitest/config'

// Each of most tests is a whole build, and the machine may be doing others beside.
export default defineConfig({ test: { include: ['src/**/*.spec.mjs'], testTimeout: 60_000, hookTimeout: 60_000 } })
