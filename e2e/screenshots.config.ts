import { defineConfig, type Project } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.ts'

const launchOptions = await chromiumOptions()

const phone = (width: number): Project => ({
  name: String(width),
  use: { viewport: { width, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
})

/** Screenshots to look at, not checks: those are in the stories. */
export default defineConfig({
  testDir: 'screenshots',
  testMatch: '*states.screenshot.ts',
  outputDir: 'test-results',
  globalSetup: './screenshots/empty-folder.ts',
  globalTeardown: './screenshots/write-index.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: { launchOptions, locale: 'en-US', timezoneId: 'America/New_York' },
  projects: [
    phone(390),
    { ...phone(320), grep: /report/ },
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
    { name: '1920', use: { viewport: { width: 1920, height: 1080 } }, grep: /report|admin/i },
    { name: 'paper', testMatch: 'print.screenshot.ts' },
  ],
})
