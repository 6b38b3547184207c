import type { Page } from '@playwright/test'
import { cell, csvHeader, importCsv, mainButton, openBatchPage, row, rowsOnPage } from '../../browser/admin-batch.ts'
import { expect, test } from '../story.ts'

const many = 10_000

/** Enough for what is in view on the tallest screen; drawn whole the rows would have 460,000 elements. */
const maxElements = 5_000

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

function fileOf(line: (number: number) => string): string {
  return [csvHeader, ...Array.from({ length: many }, (_, index) => line(index + 1))].join('\n')
}

async function openWithRows(page: Page, line: (number: number) => string): Promise<void> {
  await openBatchPage(page)
  await importCsv(page, fileOf(line))
  await expect(page.getByText(`Successfully imported ${many} rows`)).toBeVisible()
}

const person = (number: number) => `recipient,,,Person ${number},1415555${String(number % 10_000).padStart(4, '0')}`

test('Ten thousand rows are drawn as far as they are in view, and moved through by keyboard', async ({ page }) => {
  await openWithRows(page, person)
  await expect(mainButton(page)).toHaveText(`Submit ${many} Pending Requests`)
  expect(await countElements(page)).toBeLessThan(maxElements)
  const first = page.getByRole('listitem').filter({ has: row(page, 1) })
  await expect(first).toHaveAttribute('aria-setsize', String(many))
  await expect(first).toHaveAttribute('aria-posinset', '1')

  await cell(page, 1, 'Your Name').focus()
  for (let steps = 1; steps < 60; steps++) await page.keyboard.press('Enter')
  await expect(cell(page, 60, 'Your Name')).toBeFocused()
  await expect(cell(page, 60, 'Your Name')).toBeInViewport()
  expect(await countElements(page)).toBeLessThan(maxElements)

  // The row in use stays, and Tab leads on from it, wherever one has scrolled.
  await page.locator('.batch-frame').evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight }))
  await expect(row(page, many)).toBeVisible()
  await expect(cell(page, 60, 'Your Name')).toBeFocused()
  await page.keyboard.type('Somebody Else')
  await page.keyboard.press('Tab')
  await expect(cell(page, 60, 'Your Phone')).toBeFocused()
  await expect(cell(page, 60, 'Your Name')).toHaveValue('Somebody Else')
  await page.keyboard.press('Enter')
  await expect(cell(page, 61, 'Your Phone')).toBeFocused()

  await page.getByRole('button', { name: 'Add Row' }).click()
  await expect(row(page, many + 1)).toBeVisible()
  await page.getByRole('button', { name: 'Reset All' }).click()
  await expect(rowsOnPage(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
})

test(
  'Ten thousand rows that fail are marked at once, and one is led from each to the next',
  { tag: '@long' },
  async ({ page }) => {
    await openWithRows(page, () => 'recipient,,,,14155550101')
    await mainButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^No pending rows to submit/)
    await expect(page.getByText(`0 created, ${many} failed`)).toBeVisible()
    expect(await countElements(page)).toBeLessThan(maxElements)

    const next = page.getByRole('button', { name: 'Go to the next failed row' })
    await next.click()
    await expect(cell(page, 1, 'Your Name')).toBeFocused()
    await expect(cell(page, 1, 'Your Name')).toHaveAccessibleDescription('Name is required')
    await cell(page, 1, 'Your Name').fill('Ana')
    await next.click()
    await expect(cell(page, 2, 'Your Name')).toBeFocused()
  },
)

test('A file with ten thousand errors lists some of them and counts the rest', async ({ page }) => {
  await openBatchPage(page)
  await importCsv(
    page,
    fileOf(() => 'boss,,,Ana,14155550101'),
  )
  await expect(page.getByRole('alert')).toContainText('… and 9,950 more')
  expect(await countElements(page)).toBeLessThan(maxElements)
  await expect(rowsOnPage(page)).toHaveCount(1)
})

test(
  'One faulty row among ten thousand is found from the bar, however far away it is',
  { tag: '@long' },
  async ({ page }) => {
    await openWithRows(page, (number) => (number === 7_777 ? 'recipient,,,,14155557777' : person(number)))
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/request-demo', async (route) => {
      await answer.promise
      await route.fulfill({ status: 201, json: { requestId: 'r1', shortCode: 'Ab3dE' } })
    })
    await mainButton(page).click()
    await expect(page.getByText('Processing request 1 of 9999...').first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    answer.resolve()
    // The focus moves to the result, because both buttons that had it are disabled or gone.
    await expect(page.getByText('1 created, 1 failed')).toBeFocused()
    await page.getByRole('button', { name: 'Go to the next failed row' }).click()
    await expect(cell(page, 7_777, 'Your Name')).toBeFocused()
    await expect(cell(page, 7_777, 'Your Name')).toBeInViewport()
  },
)
