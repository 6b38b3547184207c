import { Report, RequestedDemo } from '@clarity/contracts'
import { bankCall } from '@clarity/test-kit/transcripts'
import { until } from '@clarity/test-kit/until'
import type { Page } from '@playwright/test'
import { parse } from 'valibot'
import { Clicks } from '../browser/clicks.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { AgentTalk } from '../product/agent-talk.ts'
import type { AdminApi } from '../product/admin-api.ts'
import { expect, test } from './story.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const goal = (page: Page, number: number) => page.getByRole('group', { name: `Goal ${number}` })

const texts = {
  Icon: '💳',
  Description: 'A customer of a bank calls.',
  'AI Prompt': 'You are a clerk of a bank. Find out what the customer needs.',
  'Manager Role': 'Head of the branch',
  'Recipient Role': 'Customer',
}

async function addGoal(page: Page, number: number, label: string, check: string): Promise<void> {
  await page.getByRole('button', { name: 'Add goal' }).click()
  await expect(goal(page, number).getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type(label)
  await goal(page, number).getByRole('combobox', { name: 'Check' }).selectOption(check)
}

/** The report of a person who talks with the built-in agent. */
async function reportOf(admin: AdminApi, scenarioId: string, words: readonly string[]): Promise<Report> {
  const me = { recipientName: 'Ada Reed', recipientPhone: '+14155557711' }
  const asked = { role: 'recipient', scenarioId, managerName: me.recipientName, managerPhone: me.recipientPhone, ...me }
  const { requestId } = (await admin.api.post('/api/request-demo', asked)).as(RequestedDemo)
  const talk = await AgentTalk.open(admin.api, requestId)
  for (const said of words) await talk.exchange(said)
  await talk.end()
  const report = await until('the report to be written', async () =>
    (await admin.reports()).find((row) => row.demo_request_id === requestId && row.generated_at !== null),
  )
  const { body } = await admin.api.get(`/api/admin/reports/${report.report_id}`)
  return parse(Report, JSON.parse((body as { report_content: string }).report_content))
}

test('An admin makes a scenario with a goal in 6 clicks, and types the rest', async ({ page, product: { admin } }) => {
  const title = `A lost card ${Date.now()}`
  await signInAsAdmin(page)
  await page.goto('/admin')
  const clicks = new Clicks(page)
  await clicks.on('link', /^Scenarios/, page.getByRole('list', { name: 'Pages' }))
  await clicks.on('button', 'Add Scenario')
  await field(page, 'Title').fill(title)
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await clicks.on('button', 'Add goal')
  await expect(goal(page, 1).getByRole('textbox', { name: 'Label' })).toBeFocused()
  await page.keyboard.type('Agrees on a date')
  await clicks.choose('Check', 'Agrees on a next step with a date')
  await clicks.on('button', 'Create Scenario')
  await expect(page).toHaveURL(/\/admin\/scenarios$/)
  const made = (await admin.scenarios()).find((row) => row.title === title)
  expect(made?.goals).toEqual([{ label: 'Agrees on a date', hint: '', check: { kind: 'agrees' } }])
  expect(clicks.count).toBe(6)
})

test('Goals are made and tried in the form, and the next report has a verdict on each with its quote', async ({
  page,
  product: { admin, demos },
}) => {
  await demos.reportLink(bankCall)
  const title = `A lost card ${Date.now()}`
  await signInAsAdmin(page)
  await page.goto('/admin/scenarios/new')
  await field(page, 'Title').fill(title)
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await addGoal(page, 1, 'Asks for a new card', 'Asks about one of these words')
  await goal(page, 1).getByRole('textbox', { name: 'Words' }).fill('new one\nnew card\nreplacement')
  await goal(page, 1).getByRole('textbox', { name: 'Hint' }).fill('Can you send me a new card?')
  await addGoal(page, 2, 'Says by when', 'Names an amount, a date or a person')
  await goal(page, 2).getByRole('combobox', { name: 'What is named' }).selectOption('A date or time')

  await page.getByRole('button', { name: 'Try the goals on a conversation' }).click()
  const conversations = page.getByRole('combobox', { name: 'Conversation' })
  await conversations.selectOption(await conversations.getByRole('option').nth(1).textContent())
  await page.getByRole('button', { name: 'Check goals' }).click()
  const verdicts = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem')
  await expect(verdicts).toContainText([
    /^Met Asks for a new card“can you send me a new one” Turn 7$/,
    /^Not met Says by when$/,
  ])

  await page.getByRole('button', { name: 'Move goal 2 up' }).press('Enter')
  await expect(goal(page, 1).getByRole('textbox', { name: 'Label' })).toHaveValue('Says by when')
  await page.getByRole('button', { name: 'Create Scenario' }).click()
  await expect(page).toHaveURL(/\/admin\/scenarios$/)

  const scenario = (await admin.scenarios()).find((row) => row.title === title)!
  const { goals, measures } = await reportOf(admin, scenario.id, [
    'Good morning, I lost my debit card yesterday and I am a little worried about it.',
    'Could you block it and send me a replacement? I need it on Friday at the latest.',
    'Thank you very much, that is all that I wanted to know today. Goodbye.',
  ])
  expect(goals).toMatchObject([
    { label: 'Says by when', met: true },
    { label: 'Asks for a new card', met: true, hint: 'Can you send me a new card?' },
  ])
  expect(goals?.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
    'I need it on Friday at the latest.',
    'Could you block it and send me a replacement?',
  ])
  expect(measures).toMatchObject({ questions: 1, openQuestions: 0 })
})
