import { answerAccess } from '../../browser/answer-access.ts'
import { goalsReport } from '../../product/goals-report.ts'
import { passGate, section } from '../report-page.ts'
import { expect, test } from '../story.ts'

test('At every width a report is printed, and its link copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await answerAccess(page, 200, { content: JSON.stringify(goalsReport) })
  await page.goto('/report/goals?from=text')
  await passGate(page)
  await section(page, 'Action Items').waitFor()
  for (const width of [320, 768, 1099, 1100, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const print = page.getByRole('button', { name: 'Print' })
    const copy = page.getByRole('button', { name: 'Copy link' })
    for (const button of [print, copy]) {
      await expect(button).toHaveCount(1)
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await copy.click()
    await expect(page.getByText('Link copied').locator('visible=true')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/report/goals', page.url()).href)
    await print.click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.locator('body').evaluate((body) => body.removeAttribute('data-printed'))
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
})
