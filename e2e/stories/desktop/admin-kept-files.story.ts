import { go, linkTo, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { FaultyProxy } from '../../product/faulty-proxy.ts'
import { expect, test as base } from '../story.ts'

/** The product behind a proxy: the browser uses its cache, which it does not for requests that a story answers. */
const test = base.extend<{ front: FaultyProxy }>({
  front: async ({ product }, use) => {
    const proxy = await FaultyProxy.before(product.url)
    await use(proxy)
    await proxy.stop()
  },
  baseURL: ({ front }, use) => use(front.url),
})

test.beforeEach(({ watch }) => {
  const file = "/remotes/mf-[a-z]+/.+'?"
  watch.expectLine(new RegExp(`^Failed to find a valid digest in the 'integrity' attribute for resource '[^']+${file}`))
  watch.expectLine(new RegExp(`^Fetch API cannot load .+${file}.+ SRI's integrity checks failed\\.$`))
  watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
})

const entry = /\/remotes\/mf-scenarios\/.+\/remote\./

test('A corrupt file in the browser cache is fetched again by Retry', async ({ page, front }) => {
  front.spoil(entry)
  await openDashboard(page)
  await linkTo(page, 'Scenarios').click()
  await expect(page.getByRole('alert')).toContainText('its content does not match its hash')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toContainText('its content does not match its hash')
  front.mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(pageTitle(page, 'Scenario Management')).toBeVisible()
})

test('A corrupt file from another tab does no harm', async ({ page, front, context }) => {
  const other = await context.newPage()
  front.spoil(entry)
  await openDashboard(other)
  await linkTo(other, 'Scenarios').click()
  await expect(other.getByRole('alert')).toContainText('its content does not match its hash')
  front.mend()
  await openDashboard(page)
  await go(page, 'Scenarios', 'Scenario Management')
})

test('A corrupt part of a page stops that page only, and Retry fetches it again', async ({ page, front, watch }) => {
  // React's own line of what a page threw.
  watch.expectLine(/^ChunkLoadError: Loading chunk \d+ failed\./)
  await openDashboard(page)
  await go(page, 'Reports')
  front.spoil(/\/remotes\/mf-reports\/.+\.js$/)
  await linkTo(page, 'Combined Reports').click()
  await expect(pageTitle(page, 'Reports stopped working')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('its content does not match its hash')
  front.mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(pageTitle(page, 'Combined Reports')).toBeVisible()
})
