import { readFile } from 'node:fs/promises'
import {
  cell,
  csvHeader,
  dropCsv,
  importCsv,
  mainButton,
  openBatchPage,
  rowsOnPage,
} from '../../browser/admin-batch.ts'
import { expect, test } from '../story.ts'

const people = [
  csvHeader,
  'recipient,,,Ana Silva,14155550101',
  'manager,"Field, Dana",+14155550102,Alex Stone,+420601123456',
].join('\n')

for (const [how, hand] of [
  ['by the button', importCsv],
  ['by drag and drop', dropCsv],
] as const)
  test(`A CSV file is imported ${how} and replaces all rows`, async ({ page }) => {
    await openBatchPage(page)
    await cell(page, 1, 'Your Name').fill('Somebody')
    await hand(page, people)
    await expect(page.getByText('Successfully imported 2 rows')).toBeVisible()
    await expect(rowsOnPage(page)).toHaveCount(2)
    await expect(cell(page, 1, 'Your Phone')).toHaveValue('+1 415 555 0101')
    await expect(cell(page, 2, 'Manager Name')).toHaveValue('Field, Dana')
    await expect(cell(page, 2, 'Recipient Phone')).toHaveValue('+420 601 123 456')
    await expect(mainButton(page)).toHaveText('Submit 2 Pending Requests')

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, 1, 'Your Name')).toHaveValue('Somebody')
  })

test('The template is saved under its name and can be imported unchanged', async ({ page }) => {
  await openBatchPage(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Template' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('batch_demo_template.csv')
  await importCsv(page, await readFile(await saved.path(), 'utf8'))
  await expect(page.getByText('Successfully imported 2 rows')).toBeVisible()
})

test('A file that cannot be imported says why and does not change the rows', async ({ page }) => {
  await openBatchPage(page)
  await cell(page, 1, 'Your Name').fill('Somebody')
  for (const [text, name, sentence] of [
    [people, 'people.txt', 'Please select a CSV file'],
    ['', 'people.csv', 'CSV file appears to be empty'],
    ['role,recipientName,recipientPhone', 'people.csv', 'Missing required columns: managerName, managerPhone'],
    [csvHeader, 'people.csv', 'No valid rows found in CSV'],
    [`${csvHeader}\nrecipient,,,"Ana`, 'people.csv', 'Failed to parse CSV file. Please check the format.'],
  ] as const) {
    await dropCsv(page, text, name)
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  await dropCsv(page, `${csvHeader}\nboss,,,Ana,+14155550101\nmanager,Dana,1415,Alex,1416\nrecipient,,Bo`)
  const errors = page.getByRole('alert')
  await expect(errors).toContainText('Import errors')
  await expect(errors.getByRole('listitem')).toHaveText([
    "Row 1: Role must be 'manager' or 'recipient'",
    'Row 2: Valid manager phone is required (minimum 10 digits) (manager: +1415, recipient: +1416)',
    'Row 2: Valid recipient phone is required (minimum 10 digits) (manager: +1415, recipient: +1416)',
    'Row 3: Insufficient columns',
  ])
  await expect(cell(page, 1, 'Your Name')).toHaveValue('Somebody')
})
