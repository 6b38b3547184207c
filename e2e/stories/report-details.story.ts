import { longTalk } from '@clarity/test-kit/transcripts'
import { passGate, section } from './report-page.ts'
import { expect, test } from './story.ts'

test.beforeEach(async ({ page, product }) => {
  await page.goto(await product.samples.report())
  await passGate(page)
})

test('A key point unfolds its source, which was said in the conversation', async ({ page }) => {
  const keyPoint = section(page, 'Key Points').getByRole('article').first()
  const source = keyPoint.getByRole('figure').first()
  await expect(keyPoint.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(source).toBeHidden()
  await keyPoint.getByText('Source').click()
  await expect(source).toBeVisible()
  const [, speaker, minutes, seconds] = /^(.+) (\d+):(\d\d)$/.exec((await source.locator('figcaption').textContent())!)!
  const second = Number(minutes) * 60 + Number(seconds)
  const turn = longTalk.find(({ time_in_call_secs }) => Math.floor(time_in_call_secs) === second)
  const [, quote] = /“([^”]+)”/.exec((await keyPoint.textContent())!)!
  expect(lettersOf(turn!.message)).toContain(lettersOf(quote!))
  expect(speaker === 'Dana Whitfield').toBe(turn?.role === 'agent')
  await keyPoint.getByText('Source').click()
  await expect(source).toBeHidden()
})

/** A report sets the marks and the capitals of a quote. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

test('Action items say their status, and that they are not for clicking', async ({ page }) => {
  const items = section(page, 'Action Items')
  await expect(items.getByTitle('Action items are not interactive in demo mode')).toBeVisible()
  await expect(items.getByRole('listitem').first()).toContainText(/Pending|In progress|Completed/)
  await expect(items.getByRole('checkbox')).toHaveCount(0)
})

test('The charts have their numbers in a table beside them', async ({ page }) => {
  const analysis = section(page, 'Analysis')
  const topics = analysis.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const name = (await analysis.getByRole('img', { name: /^Topics: / }).getAttribute('aria-label'))!
  const [, first] = /^Topics: ([^,]+), Frequency (\d+)/.exec(name)!
  await expect(topics.filter({ hasText: first! }).getByRole('cell').first()).toHaveText(/^\d+%$/)
})

test('It prints on at most two pages, with the sources unfolded', async ({ page }) => {
  await section(page, 'Action Items').waitFor()
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = printed.match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(section(page, 'How you talked')).toHaveCSS('break-inside', 'avoid')
  const source = section(page, 'Key Points').getByRole('figure').first()
  await expect(source).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(source).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(source).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
