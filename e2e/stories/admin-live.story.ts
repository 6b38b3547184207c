import { longTalk } from '@clarity/test-kit/transcripts'
import { openRequests } from '../browser/admin-conversations.ts'
import { linkIn } from '../product/demo-story.ts'
import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

// A product of its own: the list of views begins empty.
test.use({ operatorEnv: { LOG_LEVEL: 'error' } })

test('An admin follows a request from the invitation to its reader, with 2 clicks and without a reload', async ({
  page,
  product,
  context,
}) => {
  const { demos } = product
  const known = await demos.request()
  await openRequests(page)
  const rowOf = (phone: string) => page.getByRole('row').filter({ hasText: phone })
  await expect(rowOf(known.recipientPhone)).toContainText('Invited')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const demo = await demos.request()
  await expect(rowOf(demo.recipientPhone)).toHaveCount(0)
  await page.getByRole('button', { name: '1 new' }).click()
  const row = rowOf(demo.recipientPhone)
  await expect(row).toContainText('Invited')
  const invitation = await demos.message(demo.recipientPhone, 1)
  expect(invitation.body).not.toBe('')
  await demos.converse(demo, longTalk)
  const link = linkIn(await demos.message(demo.recipientPhone, 2))
  await expect(row).toContainText('Report ready')

  await page.getByRole('link', { name: 'Report Views' }).click()
  await expect(page.getByRole('heading', { name: 'Report Views', level: 1 })).toBeVisible()
  const reader = await context.newPage()
  await reader.goto(link)
  await passGate(reader, 'live.reader@example.com')
  await expect(reader.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('row').filter({ hasText: 'live.reader@example.com' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('The page of a request follows it from the invitation to its reader without a reload', async ({
  page,
  product,
  context,
}) => {
  const { demos } = product
  const demo = await demos.request()
  await openRequests(page)
  await page.getByRole('row').filter({ hasText: demo.recipientPhone }).getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByText('Waiting for a YES or a tap on the link.')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await demos.converse(demo, longTalk)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Report ready')
  await expect(page.getByText('No one has opened it yet.').first()).toBeVisible()

  const link = linkIn(await demos.message(demo.recipientPhone, 2))
  const reader = await context.newPage()
  await reader.goto(link)
  await passGate(reader, 'request.reader@example.com')
  await expect(reader.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByRole('region', { name: 'Readers' })).toContainText('request.reader@example.com')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})
