import type { ScenarioChoice } from '@clarity/contracts'
import { goToBatchPage } from '../../browser/admin-batch.ts'
import { expect, test } from '../story.ts'

const many = 1_500

const scenarios: ScenarioChoice[] = Array.from({ length: many }, (_, index) => ({
  id: `s${index}`,
  title: `Scenario ${index + 1}`,
  description: 'One of very many.',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="${1 + index / many}"/></svg>`,
  is_active: true,
}))

test('Of thousands of scenarios only the icons in view are drawn, the others when they become visible', async ({
  page,
}) => {
  await page.route('**/api/scenarios?all=true', (route) => route.fulfill({ json: scenarios }))
  await goToBatchPage(page)
  const icons = page.locator('.batch-card img')
  const isDrawn = (icon: Element) => icon instanceof HTMLImageElement && icon.naturalWidth > 0
  await expect.poll(() => icons.first().evaluate(isDrawn)).toBe(true)
  await expect(icons).toHaveCount(many)
  await page.getByRole('radio').last().focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: `Scenario ${many}` })).toBeChecked()
  await expect.poll(() => icons.last().evaluate(isDrawn)).toBe(true)
  expect(await icons.nth(many / 2).evaluate(isDrawn)).toBe(false)
})
