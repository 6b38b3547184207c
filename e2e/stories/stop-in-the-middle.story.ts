import { messagesOn, openSimulator, choosePhone } from '../browser/phone-simulator.ts'
import { endTalk, startTalk, talk } from '../browser/talk.ts'
import { linkIn } from '../product/demo-story.ts'
import { expect, test } from './story.ts'

const optedOut = 'This number has opted out. Text START to the number that invited you to change that.'

test('STOP while the phone rings ends the call, and the link says why it is closed', async ({
  page,
  watch,
  product: { demos },
}) => {
  const demo = await demos.request()
  await demos.message(demo.recipientPhone, 1)
  await demos.message(demo.managerPhone, 1)
  await page.goto(`/${demo.shortCode}`)
  const start = page.getByRole('button', { name: 'Start conversation' })
  await expect(start).toBeVisible()
  await demos.reply(demo.recipientPhone, 'YES')
  await demos.callOnceRinging(demo.recipientPhone)
  await demos.message(demo.recipientPhone, 3)
  await demos.reply(demo.recipientPhone, 'STOP')

  watch.expectFailedLoad(409, /\/session$/)
  await start.click()
  await expect(page.getByText(optedOut)).toBeVisible()
  await page.reload()
  await expect(page.getByText(optedOut)).toBeVisible()
  await expect(start).toBeHidden()
  await openSimulator(page)
  const phone = await choosePhone(page, demo.recipientPhone)
  await expect(messagesOn(phone).getByText('STOP', { exact: true })).toBeVisible()
  await phone.getByRole('button', { name: 'YES' }).click()
  await expect(messagesOn(phone).getByText('YES', { exact: true })).toHaveCount(2)
  expect((await demos.calls(demo.recipientPhone)).map(({ state }) => state)).not.toContain('ringing')
  const sent = (await demos.messages(demo.recipientPhone)).filter(({ direction }) => direction === 'outbound')
  expect(sent).toHaveLength(2)
})

test('Who texts STOP in mid-conversation may end it and read the report, but gets no message', async ({
  page,
  product: { demos },
}) => {
  const demo = await demos.request()
  await page.goto(linkIn(await demos.message(demo.recipientPhone, 1)))
  await startTalk(page)
  await talk(page, ['I have thought about this for a long time, and I am glad that we finally talk.'])
  await demos.reply(demo.recipientPhone, 'STOP')
  await talk(page, ['My phone may be silent now, but I still want to finish what we have begun.'])
  await (await endTalk(page)).click()
  await expect(page.getByRole('heading', { name: 'Access Your Report' })).toBeVisible()
  await demos.message(demo.managerPhone, 2)
  expect((await demos.messages(demo.recipientPhone)).map(({ direction }) => direction)).toEqual(['outbound', 'inbound'])
})
