import { messagesOn, openSimulator, choosePhone } from '../browser/phone-simulator.ts'
import { askForSomeoneElse } from '../browser/request-form.ts'
import { interviewAnswers, talk, turnsOf } from '../browser/talk.ts'
import { passGate, section } from './report-page.ts'
import { expect, test } from './story.ts'

test('A manager invites a person, who says YES, is called and talks; the report reaches both of them', async ({
  page,
  product: { demos },
}) => {
  const [manager, recipient] = [demos.newPhone(), demos.newPhone()]
  await page.goto('/')
  await askForSomeoneElse(
    page,
    'The interview for your first team',
    { name: 'Robin Hale', phone: manager },
    { name: 'Logan Reed', phone: recipient },
  )

  await openSimulator(page)
  const phone = await choosePhone(page, recipient)
  await expect(messagesOn(phone).getByText(/Robin Hale invites you to a voice demo/)).toBeVisible()
  await phone.getByRole('button', { name: 'YES' }).click()
  await expect(messagesOn(phone).getByText(/Thanks Logan Reed! Our AI assistant will call you/)).toBeVisible()
  await expect(phone.getByRole('alert')).toHaveText('Clarity is calling')
  await phone.getByRole('button', { name: 'Answer' }).click()
  await expect(turnsOf(phone, 'agent')).toHaveCount(1)
  await talk(phone, interviewAnswers)
  await phone.getByRole('button', { name: 'Hang up' }).click()
  await expect(phone.getByText('Call ended')).toBeVisible()
  await phone.getByRole('button', { name: 'Back to messages' }).click()
  const report = messagesOn(phone).getByText(/the report from your conversation/)
  await expect(report).toBeVisible()
  const link = report.getByRole('link')
  const address = await link.textContent()
  expect(await demos.calls(recipient)).toHaveLength(1)

  const managersPhone = await choosePhone(page, manager)
  await expect(messagesOn(managersPhone).getByText(/we have invited Logan Reed/)).toBeVisible()
  const managersReport = messagesOn(managersPhone).getByText(/the report from Logan Reed's conversation/)
  await expect(managersReport.getByRole('link')).toHaveText(address!)

  await choosePhone(page, recipient)
  const opened = page.waitForEvent('popup')
  await link.click()
  const reader = await opened
  await expect(reader).toHaveURL(/\/report\/[^/]+$/)
  await passGate(reader)
  await expect(reader.getByText('Robin Hale').first()).toBeVisible()
  await expect(section(reader, 'Overview').getByRole('paragraph').first()).not.toBeEmpty()
})
