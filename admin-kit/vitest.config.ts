import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}', 'build/**/*.spec.mjs'],
    setupFiles: ['src/test-kit/browser.ts', '@clarity/test-kit/network'],
    css: false,
  },
})
