import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    environment: 'jsdom',
    // The second one answers requests as the tests say; an unexpected request fails its test.
    setupFiles: ['@clarity/admin-kit/test-kit/browser', '@clarity/admin-kit/test-kit/network'],
    server: { deps: { inline: [/@clarity/] } },
    css: false,
  },
})
