import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        define: { FLAG_FOLDER: '"/site/flags/"', IS_TOO_OLD: 'false' },
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['src/**/*.spec.{ts,tsx}'],
          exclude: ['src/admin/**'],
          setupFiles: ['@clarity/test-kit/network', '@clarity/test-kit/empty-page'],
          css: false,
        },
      },
      {
        test: {
          name: 'admin',
          environment: 'jsdom',
          include: ['src/admin/**/*.spec.{ts,tsx}'],
          setupFiles: [
            '@clarity/admin-kit/test-kit/browser',
            '@clarity/test-kit/network',
            'src/admin/test-data/federation-host.ts',
          ],
          css: false,
        },
      },
    ],
  },
})
