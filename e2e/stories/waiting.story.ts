import { answerAccess, restoreAccess } from '../browser/answer-access.ts'
import { idOf, passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('A report that is still being written opens automatically, and waiting for it counts as no view', async ({
  page,
  product,
}) => {
  const path = await product.samples.shortReport()
  const before = (await product.admin.reportViews(idOf(path))).length
  await answerAccess(page, 202, { status: 'preparing' })
  await page.goto(path)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Preparing Report...' })).toBeVisible()
  await expect(
    page.getByText('If this takes too long, please check the URL or try again.', { exact: true }),
  ).toBeVisible()
  await restoreAccess(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(await product.admin.reportViews(idOf(path))).toHaveLength(before + 1)
})
