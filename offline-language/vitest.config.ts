import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['{src,evaluate}/**/*.spec.ts'], testTimeout: 30_000 } })
