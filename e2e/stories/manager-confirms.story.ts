import { messagesOn, openSimulator, choosePhone } from '../browser/phone-simulator.ts'
import { askForSomeoneElse } from '../browser/request-form.ts'
import { expect, test } from './story.ts'

test.use({ operatorEnv: { STRANGERS: 'confirm' } })

test("A stranger's request for another person waits for the manager's YES, and every page says so", async ({
  page,
  product: { demos },
}) => {
  const [manager, recipient] = [demos.newPhone(), demos.newPhone()]
  await page.goto('/')
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/request-demo'),
    askForSomeoneElse(
      page,
      'The interview for your first team',
      { name: 'Robin Hale', phone: manager },
      { name: 'Logan Reed', phone: recipient },
      'to be confirmed',
    ),
  ])
  await expect(page.getByText('Reply YES to our text, and Logan Reed gets the invitation.')).toBeVisible()
  const link = `/${((await answer.json()) as { shortCode: string }).shortCode}`

  await page.goto(link)
  await expect(page).toHaveURL(/\/demo\/[^/]+$/)
  await expect(page.getByText('waiting for the person who requested it to confirm it')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)

  await openSimulator(page)
  const phone = await choosePhone(page, manager)
  await expect(messagesOn(phone).getByText(/Reply YES to send Logan Reed the invitation/)).toBeVisible()
  expect(await demos.messages(recipient)).toEqual([])
  await phone.getByRole('button', { name: 'YES' }).click()
  await expect(messagesOn(phone).getByText(/we have invited Logan Reed/)).toBeVisible()
  const recipientsPhone = await choosePhone(page, recipient)
  await expect(messagesOn(recipientsPhone).getByText(/Robin Hale invites you to a voice demo/)).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The interview for your first team', level: 1 })).toBeVisible()
  expect(await demos.calls(manager)).toEqual([])
})
