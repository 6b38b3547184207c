import { expect, test } from './vendor-story.ts'
import { openRequests } from '../browser/admin-conversations.ts'
import { Clicks } from '../browser/clicks.ts'

test('An admin sees why a text did not arrive, and sends it again, in 4 clicks', async ({ page, product, vendors }) => {
  const phone = product.demos.newPhone()
  vendors.expectRefusal(/21211/)
  vendors.twilio.refuseNumber(phone)
  const { requestId } = await product.demos.request(phone)
  const state = async () => (await product.admin.api.get(`/api/admin/demo-requests?q=${requestId}`)).body
  await expect.poll(state).toMatchObject([{ state: 'invitation_failed' }])
  vendors.twilio.acceptNumber(phone)
  await openRequests(page)
  const clicks = new Clicks(page)
  await clicks.choose('Cause', '21211')
  await clicks.on('link', /^Open the request of /)
  await expect(page.getByText(/Check the number and its country code/).first()).toBeVisible()
  await clicks.on('button', 'Send again')
  await expect(page.getByText('The text is on its way again.')).toBeVisible()
  await vendors.message(phone, 1)
  expect(clicks.count).toBe(4)
})

test('An admin lists unanswered invitations and sends them again, in 5 clicks', async ({
  page,
  product,
  vendors,
  watch,
}) => {
  watch.expectFailedLoad(409, /\/resend$/)
  const { recipientPhone } = await product.demos.request()
  await vendors.message(recipientPhone, 1)
  await openRequests(page, `?q=${encodeURIComponent(recipientPhone)}`)
  const clicks = new Clicks(page)
  await clicks.choose('State', 'invited')
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await clicks.on('button', /^Select all/)
  await clicks.on('button', 'Send again to 1')
  await clicks.on('button', 'Send again', page.getByRole('dialog'))
  // It was sent a moment ago: the server says so, and sends nothing twice.
  await expect(page.getByText(/less than a minute ago/)).toBeVisible()
  expect(clicks.count).toBe(5)
})

test('An admin sends invitations again that did not arrive, to all at once, in 5 clicks', async ({
  page,
  product,
  vendors,
}) => {
  const phones = [product.demos.newPhone(), product.demos.newPhone()]
  vendors.expectRefusal(/21211/)
  const ids: string[] = []
  for (const phone of phones) {
    vendors.twilio.refuseNumber(phone)
    ids.push((await product.demos.request(phone)).requestId)
  }
  const state = async (id: string) => (await product.admin.api.get(`/api/admin/demo-requests?q=${id}`)).body
  for (const id of ids) await expect.poll(() => state(id)).toMatchObject([{ state: 'invitation_failed' }])
  for (const phone of phones) vendors.twilio.acceptNumber(phone)

  await openRequests(page, '?cause=21211')
  const clicks = new Clicks(page)
  await clicks.choose('State', 'invitation_failed')
  await expect(page.getByText('2 rows', { exact: true })).toBeVisible()
  await clicks.on('button', 'Select all 2 loaded')
  await clicks.on('button', 'Send again to 2')
  await clicks.on('button', 'Send again', page.getByRole('dialog'))
  await expect(page.getByText('2 sent again.')).toBeVisible()
  for (const phone of phones) await vendors.message(phone, 1)
  for (const id of ids) await expect.poll(() => state(id)).toMatchObject([{ state: 'invited' }])
  expect(clicks.count).toBe(5)
})
