import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('A combined report over three conversations opens by its short link', async ({ page, product }) => {
  await page.goto(await product.samples.combinedReportLink())
  await expect(page).toHaveURL(/\/combined-report\/[^/]+$/)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Combined Analysis Report', level: 1 })).toBeVisible()
  await expect(page.getByText('Multi-conversation insights and analysis')).toBeVisible()
  await expect(page.getByText('3 conversations', { exact: true })).toBeVisible()
  const sections = [
    'Participants',
    'Executive Summary',
    'Common Themes',
    'Key Insights',
    'Participant Analysis',
    'Recommendations',
  ]
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections)
  const inText = page.getByRole('paragraph').filter({ hasText: 'Contents:' })
  await expect(inText.getByRole('link')).toHaveText(sections.slice(1))
  await inText.getByRole('link', { name: 'Recommendations' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeInViewport()
  await page.goBack()
  await expect(inText).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveText(sections.slice(1))
  await contents.getByRole('link', { name: 'Participant Analysis' }).click()
  await expect(page.getByRole('heading', { name: 'Participant Analysis' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
