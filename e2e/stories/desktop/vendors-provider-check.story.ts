import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { twilioNumber } from '../../product/vendors.ts'
import { expect, test } from '../vendor-story.ts'

const phone = '+14155550188'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('An operator sees a problem of a vendor, fixes it there, checks again, and has a message delivered', async ({
  page,
  vendors,
}) => {
  const number = vendors.twilio.console.numbers.get(twilioNumber)!
  const ours = number.url
  number.url = 'https://somebody-else.example/sms'
  vendors.twilio.console.lookUps.length = 0
  vendors.elevenLabs.requests.length = 0
  vendors.llm.questions.length = 0
  await signInAsAdmin(page)
  await page.goto('/admin/providers')
  const sms = card(page, 'Text messages')
  await expect(sms.getByText(/^Error: Replies are posted to somebody-else\.example/)).toBeVisible()
  await expect(card(page, 'Voice').getByText('The agent exists: Fake.')).toBeVisible()
  await expect(card(page, 'Report writer').getByText('claude-of-stories answers in the requested format')).toBeVisible()
  // Opening the page makes few requests to each vendor, and each once.
  expect(vendors.twilio.console.lookUps).toHaveLength(2)
  expect(vendors.elevenLabs.requests.toSorted()).toEqual(['agent', 'phone-number', 'settings', 'webhooks'])
  expect(vendors.llm.questions).toHaveLength(1)

  number.url = ours
  await sms.getByRole('button', { name: 'Check again: Text messages' }).click()
  await expect(sms.getByText('Replies are posted to this server.')).toBeVisible()
  expect(vendors.twilio.console.lookUps).toHaveLength(4)
  expect(vendors.llm.questions).toHaveLength(1)

  await sms.getByLabel('Phone number', { exact: true }).fill(phone)
  await sms.getByRole('button', { name: 'Send' }).click()
  await expect(sms.getByText('It was delivered.')).toBeVisible()
  expect(vendors.messages(phone)).toHaveLength(1)
  await page.reload()
  await expect(sms.getByText('It was delivered.')).toBeVisible()
  await expect(sms.getByText(/Delivery status: last received/)).toBeVisible()
  expect(vendors.messages(phone)).toHaveLength(1)
})

test('A vendor that refuses differs from one that does not answer, and neither delays the others', async ({
  page,
  vendors,
}) => {
  vendors.twilio.chooseFault = (operation) => (operation === 'console' ? 'hang' : null)
  vendors.expectRefusal(/Unauthorized/)
  vendors.elevenLabs.chooseRefusal = () => ({ status: 401, message: 'Unauthorized' })
  await signInAsAdmin(page)
  await page.goto('/admin/providers')
  await expect(card(page, 'Voice').getByText(/ElevenLabs does not accept the key \(401\)/)).toBeVisible()
  await expect(card(page, 'Voice').getByText(/ELEVENLABS_API_KEY again, and restart/)).toBeVisible()
  await expect(card(page, 'Database').getByText('Good', { exact: true })).toBeVisible()
  await expect(card(page, 'Text messages').getByText(/Twilio did not answer within 1 s/)).toBeVisible()
})
