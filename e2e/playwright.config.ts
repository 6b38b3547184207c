import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.ts'
import type { OfStory } from './stories/story.ts'

const launchOptions = await chromiumOptions()

export default defineConfig<Pick<OfStory, 'screenOf'>>({
  outputDir: 'test-results',
  globalSetup: './product/prepared-data.ts',
  // Two more than two cores are for: an operator waits for most of his time, and a story for timers of the product.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // One patience for all: what starts many programs takes minutes beside three other stories on two slow processors. A
  // page that fails says so by the shorter patience of what is expected of it.
  timeout: 400_000,
  testMatch: '*.story.ts',
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { launchOptions, locale: 'en-US', timezoneId: 'America/New_York', trace: 'off' },
  projects: [
    // Alone and before the others: even if nothing changed, nx takes each dist folder away and copies it from its cache.
    { name: 'start', testDir: 'operator', testMatch: 'npm-start.story.ts' },
    // From the beginning, beside the browser's stories: it mostly waits. In one worker it would be the last to end; each of
    // its stories has its own data and ports.
    {
      name: 'operator',
      workers: 2,
      testDir: 'operator',
      testMatch: '*.story.ts',
      testIgnore: 'npm-start.story.ts',
      dependencies: ['start'],
    },
    { name: 'stories', testDir: 'stories', use: { screenOf: 'own' }, dependencies: ['start'] },
    // Before a release. The stories in the two folders are the same at every width, or check each width themselves.
    {
      name: 'other screen',
      testDir: 'stories',
      testIgnore: ['desktop/**', 'phone/**'],
      use: { screenOf: 'other' },
      dependencies: ['start'],
    },
  ],
})
