import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('A combined report over three conversations opens by its short link', async ({ page, product }) => {
  await page.goto(await product.samples.combinedReportLink())
  await expect(page).toHaveURL(/\/combined-report\/[^/]+$/)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Combined Analysis Report', level: 1 })).toBeVisible()
  await expect(page.getByText('Multi-conversation insights and analysis')).toBeVisible()
  const sections = ['Executive Summary', 'Common Themes', 'Key Insights', 'Participant Analysis', 'Recommendations']
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
})
