import { longTalk } from '@clarity/test-kit/transcripts'
import { pageTitle } from '../../browser/admin-shell.ts'
import { joinAs } from '../../product/colleague.ts'
import { expect, test } from '../story.ts'

const pagesOfAdmins = [
  'account',
  'audit',
  'batch-demo',
  'costs',
  'modules',
  'people',
  'personal-data',
  'providers',
  'webhooks',
]

test('An analyst reads a request to its report without an error, and old links say what is for admins', async ({
  page,
  product: { admin, demos },
}) => {
  const demo = await demos.request()
  await demos.converse(demo, longTalk)
  await demos.message(demo.recipientPhone, 2)
  const { email, password } = await joinAs(admin.api, 'analyst', 'reading.colleague@example.com')
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(204)

  await page.goto('/admin/requests')
  await page
    .getByRole('link', { name: /^Open the request of / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Report ready')
  await expect(page.getByText('The report says which goals were met.')).toBeVisible()

  await page.goto('/admin/reports')
  await expect(page.getByRole('link', { name: 'Open' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select reports' })).toHaveCount(0)

  for (const name of pagesOfAdmins) {
    await page.goto(`/admin/${name}`)
    await expect(pageTitle(page, 'Not open to you')).toBeVisible()
  }
})
