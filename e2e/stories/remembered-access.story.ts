import { restoreAccess, holdAccess } from '../browser/answer-access.ts'
import { recordGateSightings } from '../browser/gate-sightings.ts'
import { idOf, passGate, readerEmail } from './report-page.ts'
import { expect, test } from './story.ts'

test('A reader who passed the gate once is let in again without it', async ({ page, product: { admin, samples } }) => {
  const sightings = await recordGateSightings(page)
  const path = await samples.shortReport()
  const overview = page.getByRole('heading', { name: 'Overview' })
  await page.goto(path)
  await passGate(page)
  await expect(overview).toBeVisible()
  expect((await sightings()).seen).toBeGreaterThan(0)

  const letGo = await holdAccess(page)
  await page.reload()
  await expect(page.getByText('Loading...').first()).toBeAttached()
  await expect.poll(async () => (await sightings()).unseen).toBeGreaterThan(30)
  letGo()
  await expect(overview).toBeVisible()
  expect((await sightings()).seen).toBe(0)
  expect((await admin.reportViews(idOf(path)))[0]).toMatchObject({ email: readerEmail, hasError: false })

  await restoreAccess(page)
  const kept = await page.evaluate(() => Object.values<string>({ ...localStorage }))
  expect(kept.filter((value) => value.includes('@'))).toEqual([readerEmail])
})

test('Another report asks again', async ({ page, product: { samples } }) => {
  await page.goto(await samples.shortReport())
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(await samples.report())
  await expect(page.getByRole('heading', { name: 'Access Your Report' })).toBeVisible()
})
