import type { Page } from '@playwright/test'
import {
  go,
  linkTo,
  markPage,
  moduleCard,
  moduleOf,
  modules,
  openDashboard,
  pageTitle,
  type Module,
} from '../../browser/admin-shell.ts'
import { answers, failFiles, filesOf, type Answer } from '../../browser/failing-files.ts'
import type { PageWatch } from '../../browser/page-watch.ts'
import { timeFromClick } from '../../browser/time-from-click.ts'
import { handMadeRemote, type HandMade } from '../../product/hand-made-remote.ts'
import type { Product } from '../../product/product.ts'
import { expect, test } from '../story.ts'

test.describe.configure({ mode: 'parallel' })

const failuresOfFiles: readonly (readonly [what: string, files: string, answer: Answer, reason: RegExp])[] = [
  ['is down', '', answers.nothing, /Its file remote\.\w+\.js cannot be reached\./],
  ['answers 500', '', answers.aServerError, /The server returned status 500 for its file remote\.\w+\.js\./],
  ['answers HTML', '', answers.aPage, /The server returned text\/html instead of the script remote\.\w+\.js\./],
  // The page's file is asked for beside the entry: either may be the first whose time is over.
  ['hangs', '', answers.silence, /The server did not respond for its file (remote|page)\.\w+\.js\./],
  [
    'has one byte changed in its entry',
    'remote.',
    answers.oneByteChanged,
    /Its file remote\.\w+\.js is not what was released: its content does not match its hash\./,
  ],
  [
    'has one byte changed in its page',
    'page.',
    answers.oneByteChanged,
    /Its file page\.\w+\.js is not what was released: its content does not match its hash\./,
  ],
]

const thrown = 'no such list'
const throwing = `throw new Error('${thrown}')`
const failuresOfCode: readonly (readonly [what: string, made: HandMade, heading: string, reason: string])[] = [
  ['throws in its entry', { entry: throwing }, 'could not be loaded', 'while it was loading'],
  ['throws while it loads', { module: throwing }, 'could not be loaded', 'while it was loading'],
  ['throws while it renders', { page: throwing }, 'stopped working', 'while it was being shown'],
]

interface Broken {
  readonly module: Module
  readonly version: string
  readonly heading: string
  readonly reason: RegExp | string
}

/** Opens the broken page, looks at everything else, and comes back to it. */
async function expectOneBroken(page: Page, { module, version, heading, reason }: Broken): Promise<void> {
  const tookMs = await timeFromClick(page, heading, () => linkTo(page, module.link).click())
  expect(tookMs).toBeLessThan(5000)
  await expectBroken(page, { module, version, heading, reason })
  for (const other of modules.filter(({ name }) => name !== module.name)) await go(page, other.link, other.page)

  await go(page, 'Modules')
  await expect(moduleCard(page, module.title).getByRole('alert')).toContainText(reason)
  await linkTo(page, module.link).click()
  await expectBroken(page, { module, version, heading, reason })
}

async function expectBroken(page: Page, { module, version, heading, reason }: Broken): Promise<void> {
  await expect(pageTitle(page, heading)).toBeVisible()
  await expect(page.getByText(`${module.name}, version ${version}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').getByText(reason)).toBeVisible()
}

async function expectRetryHelps(page: Page, { page: title }: Module): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(pageTitle(page, title)).toBeVisible()
}

/** Each failure in one of them, in turn; in all the others only before a release. */
const oneInTurn = (failure: number, turn: number, many: number) => (failure % many === turn ? {} : { tag: '@long' })

for (const [turn, module] of modules.entries()) {
  for (const [index, [what, files, answer, reason]] of failuresOfFiles.entries())
    test(
      `${module.title} ${what}: it says so, the others work, and Retry brings it back`,
      oneInTurn(index, turn, modules.length),
      async ({ page, product, watch }) => {
        const { version } = await product.remotes.active(module.name)
        expectFailures(watch, module.name)
        // From the start: the dashboard loads what fills its slot.
        const failure = await failFiles(page, filesOf(module.name, files), answer)
        await openDashboard(page)
        const mark = await markPage(page)
        await expectOneBroken(page, { module, version, heading: `${module.title} could not be loaded`, reason })
        failure.mend()
        await expectRetryHelps(page, module)
        expect(await mark.isThere()).toBe(true)
      },
    )

  for (const [index, [what, made, ending, when]] of failuresOfCode.entries())
    test(
      `${module.title} ${what}: it says so, the others work, and Retry loads the previous version`,
      oneInTurn(index, turn, modules.length),
      async ({ page, product, watch }) => {
        const version = await activateHandMade(product, module.name, made)
        expectThrown(watch, thrown)
        await openDashboard(page)
        const mark = await markPage(page)
        const reason = `It threw an error ${when}: ${thrown}`
        await expectOneBroken(page, { module, version, heading: `${module.title} ${ending}`, reason })
        await product.remotes.rollBack(module.name)
        await expectRetryHelps(page, module)
        expect(await mark.isThere()).toBe(true)
      },
    )
}

const laterParts = [
  {
    module: moduleOf('mf-scenarios'),
    title: 'Create New Scenario',
    open: (page: Page) => page.getByRole('button', { name: 'Add Scenario' }).click(),
  },
  {
    module: moduleOf('mf-reports'),
    title: 'Combined Reports',
    open: (page: Page) => linkTo(page, 'Combined Reports').click(),
  },
]
const failuresOfParts = [
  ['is down', answers.nothing, 'cannot be reached.'],
  ['hangs', answers.silence, 'The server did not respond for its file'],
  ['has one byte changed', answers.oneByteChanged, 'its content does not match its hash.'],
] as const

for (const [turn, { module, title, open }] of laterParts.entries())
  for (const [index, [what, answer, reason]] of failuresOfParts.entries())
    test(
      `A later part of ${module.title} ${what}: its page says so, the rest works, and Retry brings it`,
      oneInTurn(index, turn, laterParts.length),
      async ({ page, watch }) => {
        expectFailures(watch, module.name)
        // React's own line of what a page threw.
        watch.expectLine(/^ChunkLoadError: Loading chunk \d+ failed\./)
        await openDashboard(page)
        const mark = await markPage(page)
        await go(page, module.link, module.page)
        const failure = await failFiles(page, filesOf(module.name), answer)
        const broken = `${module.title} stopped working`
        expect(await timeFromClick(page, broken, () => open(page))).toBeLessThan(5000)
        await expect(pageTitle(page, broken)).toBeVisible()
        await expect(page.getByRole('alert')).toContainText(reason)
        failure.mend()
        await expectRetryHelps(page, { ...module, page: title })
        expect(await mark.isThere()).toBe(true)
      },
    )

async function activateHandMade({ remotes }: Product, name: string, made: HandMade): Promise<string> {
  const build = handMadeRemote(await remotes.active(name), made)
  await remotes.release(name, build)
  return (await remotes.activate(name, build.version)).version
}

/** What the browser logs for a file that fails to load or has the wrong hash. */
function expectFailures(watch: PageWatch, name: string): void {
  const file = filesOf(name)
  watch.expectFailedLoad('net::ERR_CONNECTION_REFUSED', file)
  watch.expectFailedLoad(500, file)
  watch.expectLine(
    new RegExp(`^Failed to find a valid digest in the 'integrity' attribute for resource '[^']+${file.source}`),
  )
  watch.expectLine(new RegExp(`^Fetch API cannot load .+${file.source}.+ SRI's integrity checks failed\\.$`))
  expectAnotherAttempt(watch)
}

function expectThrown(watch: PageWatch, message: string): void {
  watch.expectPageError(message)
  watch.expectLine(new RegExp(`^Error: ${message}`))
  expectAnotherAttempt(watch)
}

/** Federation's own, whenever a module is loaded again. */
function expectAnotherAttempt(watch: PageWatch): void {
  watch.expectLine(/^\[ Federation Runtime \]: The remote "\w+" is already registered\./)
}
