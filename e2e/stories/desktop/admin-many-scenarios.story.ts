import type { ScenarioChoice } from '@clarity/contracts'
import { goToBatchPage } from '../../browser/admin-batch.ts'
import { expect, test } from '../story.ts'

const many = 9_000

const scenarios: ScenarioChoice[] = Array.from({ length: many }, (_, index) => ({
  id: `s${index}`,
  title: `Scenario ${index + 1}`,
  description: 'One of very many.',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="${1 + index / many}"/></svg>`,
  is_active: true,
}))

test('Thousands of scenarios are searched by keyboard, and only a few of them are drawn', async ({ page }) => {
  await page.route('**/api/scenarios?all=true', (route) => route.fulfill({ json: scenarios }))
  await goToBatchPage(page)
  await expect(page.getByText('30 of 9,000 scenarios. Search for the others.')).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(2_000)
  await page.getByRole('searchbox', { name: 'Search scenarios' }).focus()
  await page.keyboard.type(`scenario ${many}`)
  await expect(page.getByText('1 scenario', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  const last = page.getByRole('radio', { name: `Scenario ${many}` })
  await expect(last).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Scenario/ })).toHaveCount(1)
})
