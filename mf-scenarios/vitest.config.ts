import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['@clarity/admin-kit/test-kit/browser', '@clarity/test-kit/network'],
    css: false,
    testTimeout: 30_000,
  },
})
