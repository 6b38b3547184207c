import type { Locator, Page } from '@playwright/test'

export { passGate, readerEmail } from '../browser/pass-gate.ts'

export function section(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
}

/** The report's id, as its path carries it. */
export const idOf = (path: string) => path.split('/').at(-1)!
