import { bankCall } from '@clarity/test-kit/transcripts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { expect, test } from './story.ts'

test('A changed scenario is tried in a talk and on a stored conversation, and nothing is saved', async ({
  page,
  product: { admin, demos },
}) => {
  await demos.reportLink(bankCall)
  const before = await admin.scenarios()
  const conversationsBefore = (await admin.conversations()).length
  const sample = before.find(({ title }) => title === 'Pitch to a buyer who has been burned')!
  await signInAsAdmin(page)
  await page.goto(`/admin/scenarios/${sample.id}`)

  await page.getByRole('textbox', { name: 'First Message (Opener)' }).fill('Make it quick, I have a train at five.')
  await page.getByRole('button', { name: 'Try the conversation' }).click()
  await page.getByRole('button', { name: 'Start a test talk' }).click()
  const turns = page.getByRole('log', { name: 'Test talk' }).getByRole('listitem')
  await expect(turns).toHaveText(['ClarityMake it quick, I have a train at five.'])
  await page.getByRole('textbox', { name: 'Your message' }).fill('What went wrong the last time?')
  await page.keyboard.press('Enter')
  await expect(turns).toHaveCount(3)
  await expect(turns.nth(2)).toContainText(/^Clarity\S/)
  // The answer tells where its words come from; better ones become a line of the prompt, and are said.
  await expect(turns.nth(2)).toContainText(/Line:|Fact:|Goal:|Nothing in the prompt/)
  await turns.nth(2).getByRole('button', { name: 'Say something else' }).click()
  await page
    .getByRole('combobox', { name: 'What should the role say to that?' })
    .fill('They promised me two days a week.')
  await page.getByRole('button', { name: 'Add the line' }).click()
  await expect(turns.nth(2)).toContainText('They promised me two days a week.')
  await expect(page.getByRole('textbox', { name: 'AI Prompt' })).toHaveValue(
    /What went wrong the last time\?.*say: "They promised me two days a week\."/,
  )

  await page.getByRole('button', { name: 'Remove goal 1' }).click()
  await page.getByRole('button', { name: 'What would the report say now?' }).click()
  const choice = page.getByRole('combobox', { name: 'Conversation' })
  await choice.selectOption(await choice.getByRole('option').nth(1).textContent())
  await page.getByRole('button', { name: 'Write a preview' }).click()
  const goals = page.getByRole('region', { name: 'Goals', exact: true })
  await expect(goals.getByText('What it would say now')).toBeVisible()
  // The first word may be one that the next goal has, too.
  await expect(goals.locator('del').first()).toContainText(sample.goals![0]!.label.replace(/^\S+ /, ''))
  await expect(page.getByRole('region', { name: 'Overview' }).getByText('Unchanged')).toBeVisible()

  expect(await admin.scenarios()).toEqual(before)
  expect(await admin.conversations()).toHaveLength(conversationsBefore)
})
