import type { Registry, Alarm } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { bringToFront, moduleCard, openDashboard, openFilledDashboard, pageTitle } from '../browser/admin-shell.ts'
import { answers, failFiles, filesOf } from '../browser/failing-files.ts'
import type { PageWatch } from '../browser/page-watch.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { handMadeRemote } from '../product/hand-made-remote.ts'
import type { State } from './state.ts'

async function openModules(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/admin/modules')
  await expect(moduleCard(page, 'Reports')).toBeVisible()
}

async function openBroken(page: Page, watch: PageWatch): Promise<void> {
  watch.expectFailedLoad(500, filesOf('mf-reports'))
  await signInAsAdmin(page)
  await failFiles(page, filesOf('mf-reports'), answers.aServerError)
  await page.goto('/admin/reports')
  await expect(pageTitle(page, 'Reports could not be loaded')).toBeVisible()
}

export const adminShellStates: State[] = [
  {
    name: 'admin-sign-in',
    async show(page) {
      await page.goto('/admin')
      await expect(pageTitle(page, 'Sign in')).toBeVisible()
    },
  },
  {
    name: 'admin-sign-in-empty',
    isVariant: true,
    async show(page) {
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Please enter your password.')).toBeVisible()
    },
  },
  {
    name: 'admin-sign-in-refused',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(401, /\/api\/auth\/login$/)
      await page.goto('/admin')
      await page.getByLabel('Email').fill('somebody@example.com')
      await page.getByLabel('Password').fill('not the password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'admin-dashboard', show: openFilledDashboard },
  {
    name: 'admin-dashboard-slot-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, filesOf('mf-reports'))
      // Its other parts may begin before or after this one failed; after it they run the module anew.
      watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
      await failFiles(page, filesOf('mf-reports', 'slot-dashboard'), answers.aServerError)
      await openDashboard(page)
      await expect(page.getByText('Reports could not show its part').first()).toBeVisible()
    },
  },
  {
    name: 'admin-dashboard-alarms',
    isVariant: true,
    async show(page) {
      const at = { first_at: '2026-01-15T09:00:00.000Z', last_at: '2026-01-15T10:30:00.000Z' }
      const alarms: Alarm[] = [
        { kind: 'strangers_budget', sources: 1, ...at },
        { kind: 'page_blocked', sources: 1, blocked: ['report: script-src-elem inline'], ...at },
        { kind: 'short_codes_guessed', sources: 12, ...at },
      ]
      await page.route('**/api/admin/alarms', (route) => route.fulfill({ json: alarms }))
      await openDashboard(page)
      await expect(page.getByText('Possible link guessing from 12 networks')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause public requests' })).toBeVisible()
    },
  },
  {
    name: 'admin-menu',
    isNarrow: true,
    async show(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openDashboard(page)
      await page.getByRole('button', { name: 'Open the menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Clarity' })).toBeVisible()
    },
  },
  { name: 'admin-modules', show: openModules },
  {
    name: 'admin-modules-history',
    isVariant: true,
    async show(page) {
      await openModules(page)
      await moduleCard(page, 'Batch Demo').getByRole('tab', { name: 'History' }).click()
      await expect(moduleCard(page, 'Batch Demo').getByText(/^Released /)).toBeVisible()
    },
  },
  {
    name: 'admin-modules-question',
    isVariant: true,
    async show(page, { remotes }) {
      const build = handMadeRemote(await remotes.active('mf-batch'))
      await remotes.release('mf-batch', build)
      await openModules(page)
      await page.getByRole('button', { name: `Activate version ${build.version}` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'admin-modules-failing',
    isVariant: true,
    async show(page, _product, watch) {
      await openBroken(page, watch)
      await page.getByRole('link', { name: 'View modules' }).click()
      await expect(moduleCard(page, 'Reports').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'admin-broken-module',
    async show(page, _product, watch) {
      await openBroken(page, watch)
    },
  },
  {
    name: 'admin-expired-session',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(401, /\/api\/admin\//)
      await openFilledDashboard(page)
      // A part that comes later would find out before the click.
      await page.waitForLoadState('networkidle')
      await page.context().clearCookies()
      await page.getByRole('main').getByRole('link', { name: 'Scenarios' }).click()
      await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
    },
  },
  {
    name: 'admin-update-note',
    isVariant: true,
    async show(page) {
      await page.route('**/api/admin/registry?*', async (route) => {
        const response = await route.fetch()
        const registry = (await response.json()) as Registry
        const remotes = registry.remotes.map((remote) => ({ ...remote, version: '99.0.0' }))
        await route.fulfill({ response, json: { ...registry, remotes } })
      })
      await openDashboard(page)
      await bringToFront(page)
      await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible()
    },
  },
  {
    name: 'admin-nothing-here',
    isVariant: true,
    async show(page) {
      await signInAsAdmin(page)
      await page.goto('/admin/no-such-page')
      await expect(pageTitle(page, 'Nothing here')).toBeVisible()
    },
  },
]
