import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.ts'

const launchOptions = await chromiumOptions()

export default defineConfig({
  outputDir: 'test-results',
  // One more than two cores are for: in one of them an operator waits for most of his time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { launchOptions, locale: 'en-US', timezoneId: 'America/New_York', trace: 'off' },
  projects: [
    // Alone and before the others: it builds what changed, and they must not meet half a build.
    { name: 'start', testDir: 'operator', testMatch: 'npm-start.story.ts' },
    // From the beginning and in one worker: its waiting costs nothing while the browser's stories go on beside it.
    {
      name: 'operator',
      workers: 1,
      testDir: 'operator',
      testMatch: '*.story.ts',
      testIgnore: 'npm-start.story.ts',
      dependencies: ['start'],
    },
    {
      name: 'phone',
      testDir: 'stories',
      testMatch: '*.story.ts',
      // What is the same at every width.
      testIgnore: 'desktop/**',
      dependencies: ['start'],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testDir: 'stories',
      testMatch: '*.story.ts',
      // What looks at every width by itself.
      testIgnore: 'phone/**',
      dependencies: ['start'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
})
