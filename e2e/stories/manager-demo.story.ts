import { longTalk } from '@clarity/test-kit/transcripts'
import { linkIn } from '../product/demo-story.ts'
import { idOf, passGate, readerEmail, section } from './report-page.ts'
import { expect, test } from './story.ts'

test('A manager requests a demo, the recipient talks, and both get the report, which the recipient reads', async ({
  page,
  product: { admin, demos },
}) => {
  const demo = await demos.request()
  const invitation = await demos.message(demo.recipientPhone, 1)
  expect(invitation.body).toContain('Reply YES')
  expect(linkIn(invitation)).toContain(`/${demo.shortCode}`)
  await demos.message(demo.managerPhone, 1)
  await page.goto(linkIn(invitation))
  await expect(page).toHaveURL(new RegExp(`/demo/${demo.requestId}$`))

  expect((await demos.converse(demo, longTalk)).status).toBe(200)
  const reportMessage = await demos.message(demo.recipientPhone, 2)
  const managersMessage = await demos.message(demo.managerPhone, 2)
  expect(linkIn(managersMessage)).toBe(linkIn(reportMessage))

  await page.goto(linkIn(reportMessage))
  await expect(page).toHaveURL(/\/report\/[^/]+$/)
  await passGate(page)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4} · \d+\.\d minutes$/)).toBeVisible()
  await expect(page.getByText('Logan Reed').first()).toBeVisible()
  await expect(page.getByText(demo.recipientPhone)).toBeVisible()
  await expect(page.getByText('Robin Hale').first()).toBeVisible()
  await expect(page.getByText(demo.managerPhone)).toBeVisible()
  await expect(section(page, 'Overview').getByRole('paragraph').first()).not.toBeEmpty()
  await expect(section(page, 'Analysis').getByRole('img', { name: /^Average sentiment: \d+%$/ })).toBeVisible()
  await expect(section(page, 'Analysis').getByRole('img', { name: /^Topics: / })).toBeVisible()

  const views = await admin.reportViews(idOf(page.url()))
  expect(views.map(({ email, hasError }) => ({ email, hasError }))).toEqual([{ email: readerEmail, hasError: false }])
})
