import { answerAccess } from '../browser/answer-access.ts'
import { fewTopics } from '../product/few-topics.ts'
import { passGate, section } from './report-page.ts'
import { expect, test } from './story.ts'

test('A conversation that is too short has an honest report without charts', async ({ page, product }) => {
  await page.goto(await product.samples.shortReport())
  await passGate(page)
  await expect(section(page, 'Analysis')).toContainText('No analysis available for this conversation')
  await expect(page.getByRole('img')).toHaveCount(0)
  await expect(section(page, 'Overview').getByRole('paragraph').first()).not.toBeEmpty()
})

test('Two topics have a gauge and no radar; dates and durations have their formats', async ({ page }) => {
  await answerAccess(page, 200, { content: JSON.stringify(fewTopics) })
  await page.goto('/report/two-topics')
  await passGate(page)
  await expect(page.getByRole('img', { name: 'Average sentiment: 48%' })).toBeVisible()
  await expect(page.getByRole('img')).toHaveCount(1)
  await expect(page.getByText('November 20, 2026 · 1.0 minute', { exact: true })).toBeVisible()
  await expect(page.getByText('+14155550123')).toBeVisible()
  await expect(page.getByText('Manager')).toHaveCount(0)
  await expect(page.getByRole('strong').filter({ hasText: 'price' })).toBeVisible()
  const items = section(page, 'Action Items').getByRole('listitem')
  await expect(items).toContainText(['Pending', 'In progress', 'Completed'])
})

test('A date that cannot be read says so', async ({ page }) => {
  await answerAccess(page, 200, { content: JSON.stringify({ ...fewTopics, date: 'some day', duration: 200 }) })
  await page.goto('/report/two-topics')
  await passGate(page)
  await expect(page.getByText('Invalid date · 3.3 minutes')).toBeVisible()
})
