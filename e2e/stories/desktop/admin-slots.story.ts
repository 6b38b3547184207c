import type { Page } from '@playwright/test'
import { go, linkTo, moduleCard, moduleOf, modules, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { answers, failFiles, filesOf } from '../../browser/failing-files.ts'
import type { PageWatch } from '../../browser/page-watch.ts'
import { timeFromClick } from '../../browser/time-from-click.ts'
import { handMadeRemote, type HandMade } from '../../product/hand-made-remote.ts'
import { expect, test } from '../story.ts'

const scenarios = moduleOf('mf-scenarios')
const title = 'Scenarios of today'
const latest = 'Latest reports'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const dashboardLinks = (page: Page) => page.getByRole('main').locator('.dashboard').getByRole('link')

test('The dashboard shows the latest reports, below links that work before any slot is loaded and never move', async ({
  page,
  product,
}) => {
  await product.samples.report()
  await page.addInitScript(measureShifts)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(filesOf('mf-reports'), async (route) => {
    await held
    await route.fallback()
  })
  await openDashboard(page)
  await expect(part(page, latest)).toBeVisible()
  await expect(dashboardLinks(page)).toHaveCount(6)
  await dashboardLinks(page).filter({ hasText: 'Scenarios' }).click()
  await expect(pageTitle(page, scenarios.page)).toBeVisible()
  await go(page, 'Dashboard', 'Admin')
  const before = await placesOfLinks(page)
  release()
  await expect(part(page, latest).getByRole('link', { name: 'All reports' })).toBeVisible()
  await expect(part(page, latest).locator('time')).not.toHaveCount(0)
  expect(await placesOfLinks(page)).toEqual(before)
  expect(await page.evaluate(() => window.shifted)).toEqual([])
  await part(page, latest).getByRole('link', { name: 'All reports' }).click()
  await expect(pageTitle(page, 'Reports')).toBeVisible()
  await go(page, 'Modules')
  await expect(moduleCard(page, 'Reports').getByText('Fills: Dashboard')).toBeVisible()
})

const thrown = 'no such list'
const failing: readonly (readonly [
  what: string,
  slot: Omit<NonNullable<HandMade['slot']>, 'title'>,
  reason: string,
])[] = [
  ['throws while it loads', { module: `throw new Error('${thrown}')`, filling: '' }, `while it was loading: ${thrown}`],
  ['throws while it renders', { filling: `throw new Error('${thrown}')` }, `while it was being shown: ${thrown}`],
  ['never arrives', { module: 'await new Promise(() => {})', filling: '' }, 'It took too long to start.'],
  [
    'waits without an end',
    { filling: 'throw new Promise(() => {})' },
    'It has been waiting for something for five seconds.',
  ],
  [
    'updates itself without an end',
    {
      filling: `const [count, setCount] = React.useState(0); React.useEffect(() => { setCount(count + 1) }); return 'Kites'`,
    },
    'It updated itself without end.',
  ],
]

/** The others are those of a page too, which a story of pages has. */
const often = (what: string) => (/throws while it renders|never arrives/.test(what) ? {} : { tag: '@long' })

for (const [what, slot, reason] of failing)
  test(
    `A filling that ${what} leaves a line, and the dashboard and the other fillings work`,
    often(what),
    async ({ page, product, watch }) => {
      expectThrown(watch)
      const build = handMadeRemote(await product.remotes.active(scenarios.name), { slot: { title, ...slot } })
      await product.remotes.release(scenarios.name, build)
      await product.remotes.activate(scenarios.name, build.version)
      await openDashboard(page)
      const line = part(page, title).getByRole('alert')
      await expect(line).toContainText(`${scenarios.title} could not show its part:`)
      await expect(line).toContainText(reason)
      await expect(part(page, latest).getByRole('link', { name: 'All reports' })).toBeVisible()
      for (const other of modules.filter(({ name }) => name !== scenarios.name)) await go(page, other.link, other.page)
      await go(page, 'Modules')
      await expect(moduleCard(page, scenarios.title).getByRole('alert')).toContainText(reason)
      await product.remotes.rollBack(scenarios.name)
      await page.goto('/admin')
      await expect(part(page, latest)).toBeVisible()
      await expect(part(page, title)).toHaveCount(0)
    },
  )

test('A filling whose file hangs says so within five seconds, and Retry brings it', async ({ page, watch }) => {
  watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
  const failure = await failFiles(page, filesOf('mf-reports', 'slot-dashboard\\.'), answers.silence)
  await openDashboard(page)
  const line = part(page, latest).getByRole('alert')
  await expect(line).toContainText('The server did not respond for its file slot-dashboard')
  failure.mend()
  await line.getByRole('button', { name: 'Retry' }).click()
  await expect(part(page, latest).getByRole('link', { name: 'All reports' })).toBeVisible()
  expect(await timeFromClick(page, 'Reports', () => linkTo(page, 'Reports').click())).toBeLessThan(5000)
})

const placesOfLinks = (page: Page) =>
  dashboardLinks(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))

declare global {
  interface Window {
    shifted: string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Notes every link of the dashboard that moves without a person's doing. */
function measureShifts(): void {
  window.shifted = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      for (const { node } of hadRecentInput ? [] : sources)
        if (node instanceof Element && node.closest('.dashboard')) window.shifted.push(node.textContent)
  }).observe({ type: 'layout-shift', buffered: true })
}

function expectThrown(watch: PageWatch): void {
  watch.expectPageError(thrown)
  watch.expectLine(new RegExp(`^Error: (${thrown}|It updated itself without end\\.)`))
  watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
}
