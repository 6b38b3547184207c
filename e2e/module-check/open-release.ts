import type { ReleaseFiles } from '@clarity/contracts'
import type { Browser, Page } from 'playwright-core'
import { adminEmail, adminPassword } from '../product/server.ts'

/** What an admin would meet in one place of a release. */
export interface Problem {
  readonly place: string
  readonly reason: string
}

/** Slots that a page of the shell offers, and its address. Others are on pages of modules, below unknown addresses. */
const openedSlots: Readonly<Record<string, string>> = { dashboard: '/admin' }

const quietMs = 10_000

/** The places of a release that can be opened by their address: its routes, and the pages of the slots that it fills. */
export function placesOf({ manifest: { routes, slots = [] } }: ReleaseFiles): { opened: string[]; unopened: string[] } {
  const filled = slots.map(({ slot }) => slot)
  const pages = filled.filter((slot) => slot in openedSlots).map((slot) => openedSlots[slot]!)
  return { opened: [...routes, ...pages], unopened: filled.filter((slot) => !(slot in openedSlots)) }
}

/** Opens every place of a release in a browser of its own, and gives all that goes wrong in the page. */
export async function openRelease(browser: Browser, url: string, release: ReleaseFiles): Promise<Problem[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const { status } = await context.request
    .post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
    .then((answer) => ({ status: answer.status() }))
  if (status !== 204) throw new Error(`The sign-in was answered with ${status}.`)
  const problems: Problem[] = []
  for (const place of placesOf(release).opened) problems.push(...(await openPlace(await context.newPage(), place)))
  await context.close()
  return problems
}

async function openPlace(page: Page, place: string): Promise<Problem[]> {
  const reasons: string[] = []
  page.on('pageerror', ({ message }) => reasons.push(`It threw ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') reasons.push(message.text().split('\n', 1)[0]!)
  })
  await page.goto(place)
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined)
  const isSettled = await page
    .waitForFunction(() => !document.querySelector('.kit-spinner, .slot-waiting'), undefined, { timeout: quietMs })
    .then(() => true)
    .catch(() => false)
  if (!isSettled) reasons.push('It still loads after ten seconds.')
  await page.close()
  return [...new Set(reasons)].map((reason) => ({ place, reason }))
}
