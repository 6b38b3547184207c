import type { TranscriptEntry } from '@clarity/contracts'
import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { passGate } from '../report-page.ts'
import { expect, test } from '../story.ts'

const conversations = (page: Page) => page.getByRole('table', { name: 'Conversations to combine' })
const generated = (page: Page) => page.getByRole('table', { name: 'Generated Reports' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Combined Report' })

async function openCombined(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/admin/combined-reports')
  await expect(conversations(page).getByRole('checkbox').first()).toBeVisible()
}

test('An admin combines conversations with a custom prompt, and opens the report', async ({
  page,
  context,
  product,
}) => {
  await product.samples.combinedReport()
  await openCombined(page)
  for (const index of [0, 1, 2]) await conversations(page).getByRole('checkbox').nth(index).check()
  await expect(page.getByText(/^3 of \d+ selected$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Prompt' }).fill('## Common Themes\n\n## Recommendations')
  await generate(page).click()
  await expect(page.getByText(/^Combined report generated successfully! Short code: \w{5}$/)).toBeVisible()
  await expect(page.getByText(/^0 of \d+ selected$/)).toBeVisible()

  const row = generated(page).getByRole('row').nth(1)
  await expect(row).toContainText('## Common Themes ## Recommendations')
  const opened = context.waitForEvent('page')
  await row.getByRole('link', { name: 'View' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/combined-report\/[^/]+$/)
  await passGate(tab)
  await expect(tab.getByRole('heading', { level: 2 })).toHaveText(['Participants', 'Common Themes', 'Recommendations'])
})

test('The selection is counted out of all, and can be cleared', async ({ page, product }) => {
  await product.samples.combinedReport()
  await openCombined(page)
  const count = await conversations(page).getByRole('checkbox').count()
  await page.getByRole('button', { name: 'Select All' }).click()
  await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Deselect All' }).click()
  await expect(page.getByText(`0 of ${count} selected`)).toBeVisible()
})

test('Nothing is generated without a conversation or without a prompt', async ({ page, product }) => {
  await product.samples.combinedReport()
  await openCombined(page)
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please select at least one conversation')
  await conversations(page).getByRole('checkbox').first().check()
  await page.getByRole('textbox', { name: 'Prompt' }).fill(' ')
  await generate(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a prompt')
  await page.getByRole('button', { name: 'Reset to Default' }).click()
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(/## Executive Summary/)
})

test('A report in preparation is polled until it is ready', async ({ page, product }) => {
  await product.samples.combinedReport()
  const [ready] = await product.admin.combinedReports()
  let asked = 0
  await page.route(/\/api\/admin\/combined-reports$/, (route) => {
    const isPreparing = asked++ < 2
    return route.fulfill({ json: [isPreparing ? { ...ready, status: 'preparing', generated_at: null } : ready] })
  })
  await openCombined(page)
  await expect(generated(page).getByText('Preparing...')).toBeVisible()
  await expect(generated(page).getByText('Preparing...')).toBeHidden()
  expect(asked).toBe(3)
})

test('A conversation can be looked into before it is chosen', async ({ page, product }) => {
  await product.samples.combinedReport()
  await openCombined(page)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Transcript' })
  await expect(dialog.getByText('Clarity', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preview' }).first()).toBeFocused()
})

test('A transcript of 5,000 turns opens, and scrolls to its end', { tag: '@long' }, async ({ page, product }) => {
  await product.samples.combinedReport()
  const transcript = Array.from({ length: 5000 }, (_, index): TranscriptEntry => ({
    role: index % 2 ? 'user' : 'agent',
    message: `This is turn ${index + 1}. ${'And then something else was said. '.repeat(index % 5)}`,
    time_in_call_secs: index,
    tool_calls: [],
    duration: null,
  }))
  await page.route('**/transcript', (route) => route.fulfill({ json: { transcript } }))
  await openCombined(page)
  await page.getByRole('button', { name: 'Preview' }).first().click()
  const turns = page.getByRole('dialog').getByRole('listitem')
  await expect(turns.first()).toContainText('This is turn 1.')
  await expect(turns).toHaveCount(5000)
  // Turns get their real height when they come into view, so the end may move once more.
  await expect(async () => {
    await turns.last().scrollIntoViewIfNeeded()
    await expect(turns.last()).toBeInViewport({ timeout: 500 })
  }).toPass()
})
