import { readFile } from 'node:fs/promises'
import { Scenario } from '@clarity/contracts'
import type { Page } from '@playwright/test'
import { array, parse } from 'valibot'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { adminPassword } from '../product/server.ts'
import { expect, test } from './story.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const savedScenarios = async (page: Page) =>
  parse(array(Scenario), await (await page.request.get('/api/admin/scenarios')).json())
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })

const texts = {
  Icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#6d63ea"/></svg>',
  Description: 'Bring back a customer who has left.',
  'AI Prompt': 'You are a former customer.\nBe hard to win.',
  'Agent ID': 'agent_42',
  'First Message (Opener)': 'Who is this?',
  'Post-Call Analysis Prompt': 'Did they listen?',
  'Manager Role': 'Head of sales',
  'Recipient Role': 'Sales representative',
  'Special Campaign': 'wb',
  'Sort Order': '77',
  'Manager Confirmation': 'Hi {{manager_name}}, {{recipient_name}} is invited.',
  'Recipient Invitation':
    'Hi {{recipient_name}}, Reply YES or tap {{link_url}} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.',
  'Self Demo Invitation':
    'Reply YES or tap {{link_url}} Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.',
  'YES Reply Confirmation': 'We call you now, {{recipient_name}}.',
  'Report to Recipient': 'Your report: {{report_url}}',
  'Report to Manager': 'The report of {{recipient_name}}: {{report_url}}',
}

test.beforeEach(({ page }) => signInAsAdmin(page))

test('A scenario is added with all of its fields, changed, copied and deleted', async ({ page }) => {
  const title = `Winning back a customer ${Date.now()}`
  await page.goto('/admin')
  if (page.viewportSize()!.width < 600) await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Scenarios' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('customer')
  await expect(page).toHaveURL(/\?q=customer$/)

  await page.getByRole('button', { name: 'Add Scenario' }).click()
  await expect(page.getByRole('heading', { name: 'Create New Scenario' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Scenario' })).toBeDisabled()
  await field(page, 'Title').fill(title)
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Swedish')
  await page.getByRole('switch', { name: 'Active & Visible' }).uncheck({ force: true })
  await page.getByRole('button', { name: 'Create Scenario' }).click()

  await expect(page).toHaveURL(/\/admin\/scenarios\?q=customer$/)
  const row = rowOf(page, title)
  await expect(row).toContainText(/Who is this\?.*Swedish.*wb.*77.*No/)
  const saved = (await savedScenarios(page)).find((scenario) => scenario.title === title)!
  expect(Object.values(saved)).toEqual(expect.arrayContaining(Object.values(texts).filter((text) => text !== '77')))
  expect(saved).toMatchObject({ sort_order: 77, language: 'sv', is_active: false })

  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Scenario' })).toBeVisible()
  for (const [name, text] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(text)
  await field(page, 'First Message (Opener)').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row).toContainText('(none)')

  await row.getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Title')).toHaveValue(`Copy of ${title}`)
  await page.getByRole('button', { name: 'Create Scenario' }).click()
  const copy = rowOf(page, `Copy of ${title}`)
  await expect(copy).toBeVisible()

  for (const doomed of [copy, row.filter({ hasNotText: 'Copy of' })]) {
    await doomed.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this scenario?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(doomed).toHaveCount(0)
  }
  expect((await savedScenarios(page)).filter((scenario) => scenario.title.includes(title))).toEqual([])
})

test('A new scenario shows where it will be offered, is put last, and saving is confirmed', async ({ page }) => {
  const title = `Put last ${Date.now()}`
  await page.goto('/admin/scenarios/new')
  const place = page.getByText(/^It is (listed first|number)/)
  await expect(place).toHaveText(
    'It is listed first on the home page and preselected there. It is also preselected for every admin.',
  )
  await page.getByRole('button', { name: 'Move to the end' }).click()
  await expect(place).toHaveText(/^It is number \d+ on the home page, after “.+”\.$/)
  for (const name of ['Icon', 'Description', 'AI Prompt', 'Manager Role', 'Recipient Role'])
    await field(page, name).fill('x')
  await field(page, 'Title').fill(title)
  await field(page, 'Recipient Invitation').fill('Come along: {{link_url}}')
  await page.getByRole('button', { name: 'Create Scenario' }).click()
  const question = page.getByRole('dialog', { name: 'Save without “Reply STOP”?' })
  await expect(question).toContainText('Recipient Invitation')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('status').filter({ hasText: `“${title}” was saved.` })).toBeVisible()

  const saved = await savedScenarios(page)
  const { id, sort_order } = saved.find((scenario) => scenario.title === title)!
  expect(sort_order).toBe(Math.max(...saved.map((scenario) => scenario.sort_order)))
  expect((await page.request.delete(`/api/admin/scenarios/${id}`)).status()).toBe(204)
})

test('Missing fields are marked, and the first one gets the focus', async ({ page }) => {
  await page.goto('/admin/scenarios/new')
  await field(page, 'Icon').fill('☎')
  await field(page, 'Sort Order').fill('')
  await page.getByRole('button', { name: 'Create Scenario' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill all required fields.')
  await expect(field(page, 'Title')).toBeFocused()
  await expect(page.getByText('This field is required.')).toHaveCount(5)
  await expect(page).toHaveURL(/\/new$/)
})

test('A refusal of the server is shown, and the form does not change', async ({ page, product, watch }) => {
  watch.expectFailedLoad(404, /\/api\/admin\/scenarios\//)
  const { id } = await product.admin.createScenario({
    icon: '☎',
    title: 'Soon gone',
    description: 'd',
    ai_prompt: 'p',
    manager_role_description: 'm',
    recipient_role_description: 'r',
  })
  await page.goto(`/admin/scenarios/${id}`)
  await field(page, 'Title').fill('Too late')
  expect((await page.request.delete(`/api/admin/scenarios/${id}`)).status()).toBe(204)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to save scenario: Scenario not found.')
  await expect(field(page, 'Title')).toHaveValue('Too late')

  watch.expectFailedLoad('net::ERR_FAILED', /\/api\/admin\/scenarios\//)
  await page.route('**/api/admin/scenarios/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred while saving the scenario.')
})

test('A session that expires during typing needs a sign-in and loses nothing', async ({ page, watch }) => {
  watch.expectFailedLoad(401, /\/api\/admin\/scenarios$/)
  const title = `Typed for an hour ${Date.now()}`
  await page.goto('/admin/scenarios/new')
  for (const name of ['Icon', 'Description', 'AI Prompt', 'Manager Role', 'Recipient Role'])
    await field(page, name).fill('x')
  await field(page, 'Title').fill(title)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Create Scenario' }).click()

  const signIn = page.getByRole('dialog', { name: 'Please sign in again' })
  await signIn.getByLabel('Password').fill(adminPassword)
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect((await savedScenarios(page)).filter((scenario) => scenario.title === title)).toHaveLength(1)
})

test('A placeholder is inserted at the caret, can be undone, and the message is counted', async ({ page }) => {
  await page.goto('/admin/scenarios/new')
  const invitation = field(page, 'Recipient Invitation')
  await invitation.fill('Hi !')
  await invitation.press('ArrowLeft')
  await page
    .getByRole('group', { name: 'Insert into Recipient Invitation' })
    .getByRole('button', { name: '{{recipient_name}}' })
    .click()
  await expect(invitation).toHaveValue('Hi {{recipient_name}}!')
  const preview = page.getByRole('figure', { name: 'Recipient Invitation' })
  await expect(preview).toContainText('Hi Alex Stone!')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(invitation).toHaveValue('Hi !')
  await invitation.pressSequentially('😀')
  await expect(preview).toContainText(/1 segment\s*UCS-2\s*5 characters/)
})

test('The list can be saved as a file', async ({ page }) => {
  await page.goto('/admin/scenarios')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('scenarios.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('"The interview for your first team"')
})
