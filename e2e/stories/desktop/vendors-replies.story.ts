import type { CallResult } from '@clarity/fakes/elevenlabs'
import { openRequests } from '../../browser/admin-conversations.ts'
import { calledDemo, reportLink } from '../../product/vendor-demo.ts'
import { expect, test } from '../vendor-story.ts'

test('HELP is the carrier’s to answer, and STOP ends everything: no message, no call; the call under way is its manager’s to read', async ({
  page,
  vendors,
  product: { demos },
}) => {
  const demo = await demos.request()
  const phone = demo.recipientPhone
  await vendors.message(phone, 1)
  await vendors.reply(phone, 'HELP')
  vendors.elevenLabs.chooseResult = () => null
  await vendors.reply(phone, 'YES')
  const call = await vendors.call(phone)
  await vendors.messageSaying(phone, 'Thanks Logan Reed!')

  await vendors.reply(phone, 'STOP')
  await openRequests(page, `?q=${demo.requestId}`)
  await expect(page.getByRole('table').getByText('The recipient replied STOP')).toBeVisible()
  await expect(page.getByText('Nothing is sent to this number until its owner texts START.')).toBeVisible()
  await page.goto(`/${demo.shortCode}`)
  await expect(page.getByText('This number has opted out.')).toBeVisible()
  // The call could no longer be ended: it took place, and only its manager gets the report.
  await vendors.elevenLabs.finish(call, 'answered')
  await reportLink(vendors, demo.managerPhone)
  await openRequests(page, `?q=${demo.requestId}`)
  await expect(page.getByRole('table').getByText('Report ready')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Transcript' })).toBeVisible()
  await vendors.reply(phone, 'YES')
  await page.goto(`/${demo.shortCode}`)
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible()
  expect([vendors.messages(phone).length, vendors.calls(phone).length]).toEqual([2, 1])
})

const unanswered: [CallResult, string][] = [
  ['voicemail', 'A voicemail took the call'],
  ['busy', 'The phone was busy'],
  ['no_answer', 'Nobody answered the call'],
]

test('A voicemail, a busy phone or no answer is shown to an admin, and another YES calls again', async ({
  page,
  vendors,
  product,
}) => {
  vendors.elevenLabs.chooseResult = () => null
  const demos = await Promise.all(unanswered.map(() => calledDemo(product, vendors)))
  for (const [index, [result]] of unanswered.entries()) {
    const { recipientPhone } = demos[index]!
    await vendors.reply(recipientPhone, 'YES')
    // Replies are processed in order: once this one is answered, the YES before it has caused no call.
    await vendors.reply(recipientPhone, 'I need help')
    await vendors.messageSaying(recipientPhone, 'voice demos with an AI, by invitation')
    await vendors.elevenLabs.finish(await vendors.call(recipientPhone), result)
  }
  const rowOf = (index: number) => page.getByRole('row').filter({ hasText: demos[index]!.recipientPhone })
  // Signed in once: another sign-in ends the session of the page, which may just be following its list.
  await openRequests(page)
  await expect(async () => {
    await page.reload()
    await expect(rowOf(0)).toBeVisible()
    for (const [index, [, cause]] of unanswered.entries())
      await expect(rowOf(index)).toContainText(`${cause}Replying YES calls again.`, { timeout: 500 })
  }).toPass()

  vendors.elevenLabs.chooseResult = () => 'answered'
  for (const { recipientPhone } of demos) await vendors.reply(recipientPhone, 'YES')
  for (const { recipientPhone } of demos) await reportLink(vendors, recipientPhone)
  await page.reload()
  for (const index of demos.keys()) await expect(rowOf(index)).toContainText('Report ready')
  for (const { recipientPhone } of demos) expect(vendors.calls(recipientPhone)).toHaveLength(2)
})
