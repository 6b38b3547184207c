import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        define: { FLAG_FOLDER: '"/site/flags/"', IS_TOO_OLD: 'false' },
        test: {
          name: 'site',
          environment: 'jsdom',
          // A new global object for each file in one process: half the processor time of a process for each.
          pool: 'vmThreads',
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
          pool: 'vmThreads',
          include: ['src/admin/**/*.spec.{ts,tsx}'],
          setupFiles: [
            '@clarity/admin-kit/test-kit/browser',
            '@clarity/test-kit/network',
            'src/admin/test-data/federation-host.ts',
            'src/admin/test-data/arriving-files.ts',
          ],
          css: false,
        },
      },
    ],
  },
})
