import { directAccessEmail } from '@clarity/contracts'
import type { Page } from '@playwright/test'
import { recordGateSightings } from '../browser/gate-sightings.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { idOf, passGate, readerEmail } from './report-page.ts'
import { expect, test } from './story.ts'

const overview = (page: Page) => page.getByRole('heading', { name: 'Overview' })
const gate = (page: Page) => page.getByRole('heading', { name: 'Access Your Report' })

test('An admin opens a report past the gate, and is not remembered as a reader', async ({ page, product }) => {
  const path = await product.samples.report()
  const sightings = await recordGateSightings(page)
  await signInAsAdmin(page)
  await page.goto(`${path}?skip_email=1`)
  await expect(overview(page)).toBeVisible()
  expect((await sightings()).seen).toBe(0)
  expect((await product.admin.reportViews(idOf(path)))[0]).toMatchObject({ email: directAccessEmail, hasError: false })
  await page.goto(path)
  await expect(gate(page)).toBeVisible()
})

test('Any other visitor who skips the email gets the gate, and nothing counts as an error', async ({
  page,
  product,
  watch,
}) => {
  watch.expectFailedLoad(403, /\/api\/report\//)
  const path = await product.samples.report()
  const isError = ({ hasError }: { hasError: boolean | null }) => hasError === true
  const errorsBefore = (await product.admin.reportViews(idOf(path))).filter(isError)
  await page.goto(`${path}?skip_email=1`)
  await passGate(page)
  await expect(overview(page)).toBeVisible()
  expect((await product.admin.reportViews(idOf(path))).filter(isError)).toEqual(errorsBefore)
})

test("A remembered reader's own email has priority over the direct access", async ({ page, product }) => {
  const path = await product.samples.report()
  await page.goto(path)
  await passGate(page)
  await expect(overview(page)).toBeVisible()
  const before = (await product.admin.reportViews(idOf(path))).length
  await signInAsAdmin(page)
  await page.goto(`${path}?skip_email=1`)
  await expect(overview(page)).toBeVisible()
  const views = await product.admin.reportViews(idOf(path))
  expect(views).toHaveLength(before + 1)
  expect(views[0]!.email).toBe(readerEmail)
})
