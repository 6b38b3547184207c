import { messagesOn, openSimulator, choosePhone } from '../browser/phone-simulator.ts'
import { talk, turnsOf } from '../browser/talk.ts'
import { expect, test } from './story.ts'

test('Who declines the call is called again after another YES', async ({ page, product: { demos } }) => {
  const { recipientPhone } = await demos.request()
  await openSimulator(page)
  const phone = await choosePhone(page, recipientPhone)
  await phone.getByRole('button', { name: 'YES' }).click()
  await phone.getByRole('button', { name: 'Decline' }).click()
  await expect(messagesOn(phone).getByText(/^Declined call/)).toBeVisible()
  await expect(phone.getByRole('alert')).toBeHidden()

  await phone.getByRole('button', { name: 'YES' }).click()
  await phone.getByRole('button', { name: 'Answer' }).click()
  await expect(turnsOf(phone, 'agent')).toHaveCount(1)
  await talk(phone, ['I declined because I was in a meeting. Now I have the time that this needs.'])
  await phone.getByRole('button', { name: 'Hang up' }).click()
  await phone.getByRole('button', { name: 'Back to messages' }).click()
  await expect(messagesOn(phone).getByText(/^Call ended/)).toBeVisible()
  await expect(messagesOn(phone).getByText(/Our AI assistant will call you/)).toHaveCount(2)
  expect((await demos.calls(recipientPhone)).map(({ state }) => state)).toEqual(['ended', 'declined'])
})
