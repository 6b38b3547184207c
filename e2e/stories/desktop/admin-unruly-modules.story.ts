import type { Page } from '@playwright/test'
import { go, linkTo, moduleCard, moduleOf, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import type { PageWatch } from '../../browser/page-watch.ts'
import { handMadeRemote, type HandMade } from '../../product/hand-made-remote.ts'
import type { Product } from '../../product/product.ts'
import { expect, test } from '../story.ts'

const reports = moduleOf('mf-reports')
async function activate({ remotes }: Product, made: HandMade): Promise<string> {
  const build = handMadeRemote(await remotes.active(reports.name), made)
  await remotes.release(reports.name, build)
  await remotes.activate(reports.name, build.version)
  return build.version
}

/** The shell and the other modules work, and the modules page names the fault. */
async function expectOthersWell(page: Page, reason: RegExp | string): Promise<void> {
  await go(page, 'Conversations')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await go(page, 'Modules')
  await expect(moduleCard(page, reports.title).getByRole('alert')).toContainText(reason)
}

const shows = `return React.createElement('h1', null, 'Kites')`

test.beforeEach(({ watch }) => {
  watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
})
test.afterEach(async ({ product }) => {
  await product.remotes.rollBack(reports.name)
})

test('A page that throws while it is left gives way to the next one, and is named', async ({
  page,
  product,
  watch,
}) => {
  expectThrown(watch, 'no way out')
  await activate(product, { page: `React.useEffect(() => () => { throw new Error('no way out') }, []); ${shows}` })
  await openDashboard(page)
  await go(page, 'Reports', 'Kites')
  await expectOthersWell(page, 'It threw an error while its page was being left: no way out')
})

test('A page that suspends for ever leaves the navigation, and says so after a while', async ({ page, product }) => {
  await activate(product, { page: `React.use(globalThis.never ??= new Promise(() => {})); ${shows}` })
  await openDashboard(page)
  await linkTo(page, 'Reports').click()
  await expect(page).toHaveURL(/\/admin\/reports$/)
  await go(page, 'Conversations')
  await linkTo(page, 'Reports').click()
  await expect(pageTitle(page, 'Reports could not be loaded')).toBeVisible()
  await expectOthersWell(page, 'Its page has been waiting for something for ten seconds.')
})

for (const [what, loop, often] of [
  ['at once', 'setCount(count + 1)', { tag: '@long' }],
  ['after a promise', 'Promise.resolve().then(() => setCount(count + 1))', {}],
] as const)
  test(
    `An effect that updates its own page without end, ${what}, is stopped`,
    often,
    async ({ page, product, watch }) => {
      watch.expectLine(/^Error: It updated itself without end\./)
      await activate(product, {
        page: `const [count, setCount] = React.useState(0); React.useEffect(() => { ${loop} }); ${shows}`,
      })
      await openDashboard(page)
      await linkTo(page, 'Reports').click()
      await expect(pageTitle(page, 'Reports stopped working')).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('It updated itself without end.')
      await expectOthersWell(page, 'It updated itself without end.')
    },
  )

test('A page that animates itself is left alone', async ({ page, product }) => {
  await activate(product, {
    page: `const [count, setCount] = React.useState(0)
      React.useEffect(() => { const frame = requestAnimationFrame(() => setCount(count + 1)); return () => cancelAnimationFrame(frame) })
      return React.createElement('h1', null, count > 150 ? 'Flown' : 'Kites')`,
  })
  await openDashboard(page)
  await go(page, 'Reports', 'Flown')
})

const changes: readonly (readonly [what: string, script: string, reason: string])[] = [
  ['replaces fetch', 'window.fetch = () => Promise.reject(new Error("mine"))', 'put back: fetch.'],
  ['replaces a method of arrays', 'Array.prototype.map = () => []', 'put back: Array.prototype.map.'],
  ['adds to all objects', 'Object.prototype.kite = 1', 'put back: Object.prototype.kite.'],
  ['replaces a method of the history', 'history.pushState = () => {}', 'put back: history.pushState.'],
  ['replaces a method of elements', 'Element.prototype.append = () => {}', 'put back: Element.prototype.append.'],
  ['removes the root of the page', 'document.body.replaceChildren()', 'It removed the whole page, which was put back.'],
  [
    'styles the whole page',
    `const sheet = new CSSStyleSheet(); sheet.replaceSync('nav, .mine { display: none } @media all { body { opacity: 0 } }'); document.adoptedStyleSheets.push(sheet)`,
    'It brought styles for the whole page, which were dropped: body, nav, .mine.',
  ],
]
/** Every second change, at one of two moments in turn; the rest only before a release. */
const often = (change: number, moment: number) => (change % 4 === 2 * moment ? {} : { tag: '@long' })

for (const [index, [what, script, reason]] of changes.entries())
  for (const [turn, [when, made]] of (
    [
      ['while it loads', { module: script }],
      ['in an effect', { page: `React.useEffect(() => { ${script} }, []); ${shows}` }],
    ] as const
  ).entries())
    test(
      `A module that ${what} ${when} is named, and the page is as before`,
      often(index, turn),
      async ({ page, product }) => {
        await activate(product, made)
        await openDashboard(page)
        await linkTo(page, 'Reports').click()
        await expect(page).toHaveURL(/\/admin\/reports$/)
        await expectOthersWell(page, reason)
      },
    )

const background: readonly (readonly [what: string, script: string])[] = [
  ['an event', `setTimeout(() => document.querySelector('.kite').click(), 50)`],
  ['a timer', `setTimeout(() => { throw new Error('torn') }, 50)`],
  ['a promise', `setTimeout(() => { void Promise.reject(new Error('torn')) }, 50)`],
]
for (const [index, [what, script]] of background.entries())
  test(
    `An error in ${what} of a module is named as its own`,
    index > 0 ? { tag: '@long' } : {},
    async ({ page, product, watch }) => {
      watch.expectPageError('torn')
      await activate(product, {
        page: `React.useEffect(() => { ${script} }, [])
        return React.createElement('h1', { className: 'kite', onClick() { throw new Error('torn') } }, 'Kites')`,
      })
      await openDashboard(page)
      const reported = page.waitForResponse(/\/mf-reports\/failures$/)
      await go(page, 'Reports', 'Kites')
      await reported
      await expectOthersWell(page, 'It threw an error in an event, a timer or a promise: torn')
    },
  )

function expectThrown(watch: PageWatch, message: string): void {
  watch.expectPageError(message)
  watch.expectLine(new RegExp(`^Error: ${message}`))
}
