import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.ts'

const launchOptions = await chromiumOptions()

// Readers have phones, admins have desks. The page watch and the accessibility stories look at every width.
const ofAdmin = 'stories/admin-*.story.ts'
const stories = { testDir: 'stories', dependencies: ['start'] }
const phone = {
  ...stories,
  use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}
const desktop = { ...stories, use: { viewport: { width: 1280, height: 900 } } }

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './product/prepared-data.ts',
  // Two more than two cores are for: an operator waits for most of his time, and a story for timers of the product.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  testMatch: '*.story.ts',
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { launchOptions, locale: 'en-US', timezoneId: 'America/New_York', trace: 'off' },
  projects: [
    // Alone and before the others: it builds what changed, and they must not meet half a build.
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
    { name: 'phone', testIgnore: ['desktop/**', ofAdmin], ...phone },
    { name: 'desktop', testMatch: ['desktop/*.story.ts', ofAdmin], ...desktop },
    // Before a release: each of these at the other width too.
    { name: 'admin on a phone', testMatch: ofAdmin, ...phone },
    { name: 'public on a desktop', testIgnore: ['desktop/**', 'phone/**', ofAdmin], ...desktop },
  ],
})
