import { expect, type Page } from '@playwright/test'

interface Person {
  readonly name: string
  readonly phone: string
}

type Whose = 'Your' | 'Manager' | 'Recipient'

async function fillIn(page: Page, whose: Whose, { name, phone }: Person): Promise<void> {
  await page.getByLabel(`${whose} Name`).fill(name)
  await page.getByLabel(`${whose} Phone`, { exact: true }).fill(phone)
}

type When = 'by day' | 'at night'

const ownAnswers = { 'by day': 'Check your phone', 'at night': 'Your text message will arrive in the morning' }
const answers = {
  'by day': 'The invitation is on its way',
  'at night': 'The invitation will go out in the morning',
  'to be confirmed': 'Please confirm on your phone',
}

/** Requests a self demo on the home page; at night the message waits. */
export async function askForMyself(page: Page, scenario: string, self: Person, when: When = 'by day'): Promise<void> {
  await page.getByRole('radio', { name: scenario }).check()
  await fillIn(page, 'Your', self)
  await page.getByRole('button', { name: 'Text me my link' }).click()
  await expect(page.getByRole('heading', { name: ownAnswers[when] })).toBeVisible()
}

/** Requests a demo for another person; a manager may have to confirm first. */
export async function askForSomeoneElse(
  page: Page,
  scenario: string,
  manager: Person,
  recipient: Person,
  when: keyof typeof answers = 'by day',
): Promise<void> {
  await page.getByRole('radio', { name: 'For someone else' }).check()
  await page.getByRole('radio', { name: scenario }).check()
  await fillIn(page, 'Manager', manager)
  await fillIn(page, 'Recipient', recipient)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('heading', { name: answers[when] })).toBeVisible()
}
