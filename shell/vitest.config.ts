import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: { FLAG_FOLDER: '"/site/flags/"' },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/test-data/network.ts'],
    css: false,
  },
})
