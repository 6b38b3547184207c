import { feed } from '../browser/admin-conversations.ts'
import { Clicks } from '../browser/clicks.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { passGate } from '../browser/pass-gate.ts'
import { expect, test } from './story.ts'

test('A statement of a combined report leads an admin to its turn in 2 clicks, and readers get no such link', async ({
  page,
  product,
}) => {
  const path = await product.samples.combinedReport()
  await signInAsAdmin(page)
  await page.goto('/admin/combined-reports')
  const report = page.getByRole('table', { name: 'Generated Reports' }).getByRole('row').nth(1)
  const [newest] = await product.admin.combinedReports()
  const people = newest!.conversations!.map(({ recipient_name: name }) => name!)
  await expect(report).toContainText(`3 ${people.join(', ')}`)
  const clicks = new Clicks(page)
  await clicks.on('link', 'Sources', report)
  const names = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')
  await expect(names).toHaveText(people.map((name) => new RegExp(`^${name}( \\(\\d\\))?$`)))

  const statement = page.getByRole('region', { name: 'Participant Analysis' }).getByRole('paragraph').first()
  const [, quote] = /“(.+?)(?: …)?”/.exec((await statement.textContent())!)!
  await clicks.on('link', /./, statement)
  await expect(page).toHaveURL(/\/admin\/conversations\/[^/]+\/transcript#turn-\d+$/)
  const number = new URL(page.url()).hash.slice('#turn-'.length)
  const turn = feed(page).locator(`[aria-posinset="${number}"]`)
  await expect(turn).toBeInViewport()
  await expect(turn).toContainText(quote!)
  await expect(turn).toHaveAttribute('data-shown', 'true')
  await expect(turn).toBeFocused()
  expect(clicks.count).toBe(2)
  await page.goBack()
  await expect(statement).toBeInViewport()

  await page.goto(path)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Participant Analysis' })).toBeVisible()
  await expect(page.getByText(quote!).first()).toBeVisible()
  await expect(page.locator('main a[href*="transcript"]')).toHaveCount(0)
})

test('The link of a turn is copied by keyboard and opens the transcript at it', async ({ page, context, product }) => {
  await product.samples.combinedReport()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [newest] = await product.admin.conversations()
  await signInAsAdmin(page)
  await page.goto(`/admin/conversations/${newest!.id}/transcript`)
  await feed(page).getByRole('article').nth(2).focus()
  await page.keyboard.press('Tab')
  await expect(feed(page).getByRole('article').nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link to this turn copied to the clipboard.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/#turn-3$/)
  await page.goto('/admin')
  await page.goto(link)
  await expect(feed(page).getByRole('article').nth(2)).toHaveAttribute('data-shown', 'true')
  await expect(feed(page).getByRole('article').nth(2)).toBeInViewport()
})
