import { openRequests } from '../../browser/admin-conversations.ts'
import { calledDemo, reportLink } from '../../product/vendor-demo.ts'
import { passGate, section } from '../report-page.ts'
import { expect, test } from '../vendor-story.ts'

test('A missing event is fetched from the provider, and the report still arrives', async ({
  page,
  vendors,
  product,
}) => {
  vendors.elevenLabs.webhooks = 'none'
  const demo = await calledDemo(product, vendors)
  await page.goto(await reportLink(vendors, demo.recipientPhone))
  await passGate(page)
  await expect(section(page, 'Overview').getByRole('paragraph').first()).not.toBeEmpty()
})

test('An event that arrives twice, or before the call is known, makes one report and one message', async ({
  page,
  vendors,
  product,
}) => {
  vendors.elevenLabs.webhooks = 'duplicate'
  const twice = await calledDemo(product, vendors)
  await reportLink(vendors, twice.recipientPhone)
  vendors.elevenLabs.webhooks = 'out-of-order'
  const early = await calledDemo(product, vendors)
  await reportLink(vendors, early.recipientPhone)
  const demos = [twice, early]
  for (const { recipientPhone } of demos) {
    const call = await vendors.call(recipientPhone)
    expect(new Set(await vendors.elevenLabs.report(call))).toEqual(new Set([200]))
  }

  for (const { requestId, recipientPhone } of demos) {
    await openRequests(page, `?q=${requestId}`)
    await expect(page.getByRole('table').getByText('Report ready', { exact: true })).toBeVisible()
    await page.goto(`/admin/conversations?q=${encodeURIComponent(recipientPhone)}`)
    await expect(page.getByText('1 row', { exact: true })).toBeVisible()
    const reports = await product.admin.reports()
    expect(reports.filter(({ demo_request_id }) => demo_request_id === requestId)).toHaveLength(1)
    expect([vendors.calls(recipientPhone).length, vendors.messages(recipientPhone).length]).toEqual([1, 3])
  }
})
