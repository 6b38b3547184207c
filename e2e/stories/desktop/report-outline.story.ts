import { answerAccess } from '../../browser/answer-access.ts'
import { goalsReport } from '../../product/goals-report.ts'
import { passGate, section } from '../report-page.ts'
import { expect, test } from '../story.ts'

test('On a wide screen the outline leads to each section and copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerAccess(page, 200, { content: JSON.stringify(goalsReport) })
  await page.goto('/report/goals')
  await passGate(page)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveText([
    'Overview',
    'Goals',
    'Key Points',
    'How you talked',
    'Analysis',
    'Action Items',
  ])
  await contents.getByRole('link', { name: 'Analysis' }).click()
  await expect(section(page, 'Analysis')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/report/goals', page.url()).href)
})
