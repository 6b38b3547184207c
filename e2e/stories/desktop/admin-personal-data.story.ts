import { readFile } from 'node:fs/promises'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { tellReport } from '../../product/tell-report.ts'
import { passGate } from '../report-page.ts'
import { expect, test } from '../story.ts'

const dead = 'Report not found. Please check the URL and try again.'

test('A person is exported as a file, and erased with a receipt and without a report', async ({
  page,
  context,
  product,
  watch,
}) => {
  watch.expectFailedLoad(404, /\/api\/report\//)
  const { demo, path } = await tellReport(product)
  const { demo: other, path: othersPath } = await tellReport(product)
  await signInAsAdmin(page)
  await page.goto('/admin/personal-data')

  await page.getByLabel('Phone').fill(demo.recipientPhone)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const exported = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('person.json')
  expect(exported).toContain(demo.recipientPhone)
  expect(exported).toContain(demo.requestId)
  expect(exported).not.toContain(other.recipientPhone)

  await page.getByRole('button', { name: 'Erase…' }).click()
  await page.getByRole('dialog', { name: 'Erase this person?' }).getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('The person was erased. The receipt is in the list below.')).toBeVisible()
  const receipts = page.getByRole('region', { name: 'Receipts' }).first()
  await expect(receipts.getByRole('row').filter({ hasText: /\d+ rows/ })).toHaveCount(1)
  await expect(receipts).not.toContainText(demo.recipientPhone)

  const reader = await context.newPage()
  const answers: { status: number; body: string }[] = []
  // Read on the way: the browser may keep no body for a page that it has left.
  await reader.route(/\/api\/report\//, async (route) => {
    const response = await route.fetch()
    // The page also reports what it shows, which has no answer.
    if (response.status() !== 204) answers.push({ status: response.status(), body: await response.text() })
    await route.fulfill({ response })
  })
  for (const each of [path, '/report/00000000000000000000000000000000']) {
    await reader.goto(each)
    await passGate(reader)
    await expect(reader.getByText(dead)).toBeVisible()
  }
  expect(answers).toHaveLength(2)
  expect(answers[0]).toEqual(answers[1])
  await reader.goto(othersPath)
  await passGate(reader)
  await expect(reader.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
