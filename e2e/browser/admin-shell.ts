import type { RemoteManifest } from '@clarity/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { signInAsAdmin } from './sign-in.ts'

export interface Module {
  readonly name: string
  readonly title: string
  /** The label of its first link, and the title of that page. */
  readonly link: string
  readonly page: string
}

const root = new URL('../../', import.meta.url)

/** Pages whose title is not their link's label. */
const titles: Record<string, string> = { Scenarios: 'Scenario Management', 'Batch Demo': 'Batch Demo Requests' }

/** Every remote of this repository, from its package.json, in the order of the navigation. */
export const modules: readonly Module[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => ({ name, manifest: manifestOf(name) }))
  .sort((one, other) => one.manifest.navigation[0]!.order - other.manifest.navigation[0]!.order)
  .map(({ name, manifest: { title, navigation } }) => {
    const link = navigation[0]!.label
    return { name, title, link, page: titles[link] ?? link }
  })

function manifestOf(name: string): Pick<RemoteManifest, 'title' | 'navigation'> {
  const text = readFileSync(new URL(`${name}/package.json`, root), 'utf8')
  return (JSON.parse(text) as { clarity: RemoteManifest }).clarity
}

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

/** The dashboard with what fills its slot. */
export async function openFilledDashboard(page: Page): Promise<void> {
  await openDashboard(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'All reports' })).toBeVisible()
}

/** Opens a page by its link in the navigation. */
export async function go(page: Page, link: string, title = link): Promise<void> {
  await linkTo(page, link).click()
  await expect(pageTitle(page, title)).toBeVisible()
}

/** One module's card on the modules page. */
export const moduleCard = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** Chooses one of the rare actions of a module or of a version. */
export async function chooseAction(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Simulates that the tab becomes visible again. */
export async function bringToFront(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** A mark that lives as long as the page: after a reload it is gone. */
export async function markPage(page: Page): Promise<{ isThere(): Promise<boolean> }> {
  await page.evaluate(() => void Reflect.set(window, 'mark', true))
  return { isThere: () => page.evaluate(() => Reflect.has(window, 'mark')) }
}
