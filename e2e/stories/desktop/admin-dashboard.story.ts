import type { Page } from '@playwright/test'
import { moduleOf, openDashboard } from '../../browser/admin-shell.ts'
import { rulesOver } from '../../browser/broken-rules.ts'
import { handMadeRemote } from '../../product/hand-made-remote.ts'
import { expect, test } from '../story.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const scenarios = moduleOf('mf-scenarios')
const thrown = 'no such figures'

test('The dashboard says how far requests have come, for a period that its address keeps', async ({
  page,
  product,
}) => {
  await product.samples.report()
  await openDashboard(page)
  const steps = part(page, 'Requests').getByRole('list', { name: 'Requests by step' })
  await expect(steps.getByRole('link', { name: /^Report written [1-9]/ })).toBeVisible()
  await expect(part(page, 'Needs attention').getByText('All is well')).toBeVisible()
  await expect(part(page, 'Reports').getByRole('link', { name: /^Written [1-9]/ })).toBeVisible()
  await part(page, 'Requests').getByRole('button', { name: 'Table' }).click()
  await expect(part(page, 'Requests').getByRole('table')).toContainText('Requested')
  await page.getByText('7 days').click()
  await expect(page).toHaveURL(/\/admin\?days=7$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  const brokenRules = await rulesOver(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(steps.getByRole('link', { name: /^Talked/ })).toBeVisible()
    // The colors of the theme before fade.
    await expect.poll(brokenRules).toEqual([])
  }
  await steps.getByRole('link', { name: /^Report written/ }).click()
  await expect(page).toHaveURL(/\/admin\/requests\?state=reported&from=[\d-]+&to=[\d-]+$/)
})

test('Figures of a module that break leave a line, and the figures of the others stay', async ({
  page,
  product,
  watch,
}) => {
  watch.expectPageError(thrown)
  watch.expectLine(new RegExp(`^Error: ${thrown}`))
  await product.samples.report()
  const slot = { name: 'dashboard-figures', title: 'Goals met', filling: `throw new Error('${thrown}')` }
  const build = handMadeRemote(await product.remotes.active(scenarios.name), { slot })
  await product.remotes.release(scenarios.name, build)
  await product.remotes.activate(scenarios.name, build.version)
  await openDashboard(page)
  await expect(part(page, 'Goals met').getByRole('alert')).toContainText(thrown)
  await expect(part(page, 'Requests').getByRole('list', { name: 'Requests by step' })).toBeVisible()
  await expect(part(page, 'Needs attention').getByText('All is well')).toBeVisible()
  await expect(page.getByRole('main').locator('.dashboard').getByRole('link')).toHaveCount(6)
  await product.remotes.rollBack(scenarios.name)
})
