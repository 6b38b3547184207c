import { expect, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from './sign-in.ts'

export interface Module {
  readonly name: string
  readonly title: string
  /** Of its first link, and the title of the page that it leads to. */
  readonly link: string
  readonly page: string
}

export const modules: readonly Module[] = [
  { name: 'mf-scenarios', title: 'Scenarios', link: 'Scenarios', page: 'Scenario Management' },
  { name: 'mf-batch', title: 'Batch Demo', link: 'Batch Demo', page: 'Batch Demo Requests' },
  { name: 'mf-conversations', title: 'Conversations', link: 'Conversations', page: 'Conversations' },
  { name: 'mf-reports', title: 'Reports', link: 'Reports', page: 'Reports' },
]

export const moduleOf = (name: string): Module => modules.find((module) => module.name === name)!

export const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin' })
export const linkTo = (page: Page, label: string): Locator =>
  navigation(page).getByRole('link', { name: label, exact: true })
export const pageTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true, level: 1 })

/** The dashboard, which needs no module. */
export async function openDashboard(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/admin')
  await expect(pageTitle(page, 'Admin')).toBeVisible()
}

/** Opens a page by its link in the navigation, if that is in view. */
export async function go(page: Page, link: string, title = link): Promise<void> {
  await linkTo(page, link).click()
  await expect(pageTitle(page, title)).toBeVisible()
}

/** What the modules page says of one module. */
export const moduleCard = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** As when its tab comes to the front again. */
export async function bringToFront(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** A mark that lives as long as the page: after a reload it is gone. */
export async function markPage(page: Page): Promise<{ isThere(): Promise<boolean> }> {
  await page.evaluate(() => void Reflect.set(window, 'mark', true))
  return { isThere: () => page.evaluate(() => Reflect.has(window, 'mark')) }
}
