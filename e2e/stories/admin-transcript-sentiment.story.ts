import { feed } from '../browser/admin-conversations.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { expect, test } from './story.ts'

test('A transcript has the sentiment of its report over the time, above who spoke when', async ({ page, product }) => {
  const path = await product.samples.report()
  const report = (await product.admin.reports()).find(({ report_id: id }) => path.endsWith(id))!
  await signInAsAdmin(page)
  await page.goto(`/admin/requests/${report.demo_request_id}`)
  await page.getByRole('link', { name: 'View Transcript' }).first().click()
  await expect(feed(page)).toBeVisible()
  const line = page.getByRole('img', { name: /^Sentiment over time: (\d+:\d\d \d+%(, |$)){4,10}$/ })
  await expect(line).toBeVisible()
  const bar = (await page.getByRole('slider', { name: 'Who spoke when' }).boundingBox())!
  const drawn = (await line.boundingBox())!
  expect(drawn.y).toBeGreaterThan(bar.y)
  expect(drawn.y + drawn.height).toBeLessThan(bar.y + bar.height)
  await expect(page.getByText(/^Sentiment \d+%/)).toBeVisible()
})
