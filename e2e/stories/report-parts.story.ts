import { answerAccess } from '../browser/answer-access.ts'
import { goalsReport } from '../product/goals-report.ts'
import { passGate, section } from './report-page.ts'
import { expect, test } from './story.ts'

const content = JSON.stringify(goalsReport)
const details = /\/viewer\/details\./

test('The report opens with how it went, and what to do next', async ({ page }) => {
  await answerAccess(page, 200, { content })
  await page.goto('/report/goals')
  await passGate(page)
  const card = section(page, 'In short')
  await expect(card.getByText('Most of the goals were met.')).toBeVisible()
  for (const figure of ['3 of 4', '58%', '7']) await expect(card.getByText(figure, { exact: true })).toBeVisible()
  await expect(card).toContainText('Names a numberTry: I am looking for 71,000')
  await expect(section(page, 'Goals').getByRole('listitem')).toContainText([
    'Met',
    'Not met',
    'Met',
    'Met',
    'Not judged',
  ])
  await expect(section(page, 'How you talked')).toContainText('142 words per minute')
  const [height, heightWithout] = await page.evaluate(() => {
    const { documentElement: root } = document
    const before = root.scrollHeight
    document.getElementById('live')!.remove()
    return [before, root.scrollHeight]
  })
  expect(height, 'the status for screen readers does not lengthen the page').toBe(heightWithout)
})

test('What lies below the overview is fetched once the overview is readable', async ({ page }) => {
  await answerAccess(page, 200, { content })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(details, async (route) => {
    await released
    await route.fallback()
  })
  const asked = page.waitForRequest(details)
  await page.goto('/report/goals')
  await passGate(page)
  await expect(section(page, 'Overview')).toContainText('Maya asks for a raise')
  await asked
  await expect(section(page, 'Key Points')).toHaveCount(0)
  release()
  await expect(section(page, 'Key Points').getByRole('article')).toHaveCount(4)
})

test('Without its details the overview stays readable, and trying again helps', async ({ page, watch }) => {
  watch.expectFailedLoad('net::ERR_CONNECTION_RESET', details)
  await answerAccess(page, 200, { content })
  await page.route(details, (route) => route.abort('connectionreset'))
  await page.goto('/report/goals')
  await passGate(page)
  await expect(page.getByRole('alert')).toHaveText(/The rest of the report could not be loaded/)
  await expect(section(page, 'Overview')).toContainText('Maya asks for a raise')
  await page.unroute(details)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(section(page, 'Action Items').getByRole('listitem')).toHaveCount(2)
})

test('A table of a combined report is a table', async ({ page }) => {
  await answerAccess(page, 200, { content: '## Shares\n\n| Who | Share |\n| --- | ---: |\n| Maya | 58 % |' })
  await page.goto('/combined-report/table')
  await passGate(page)
  await expect(page.getByRole('row', { name: 'Maya 58 %' })).toBeVisible()
})
