import type { ReleaseFiles } from '@clarity/contracts'
import type { Browser, BrowserContext } from 'playwright-core'
import { adminEmail, adminPassword } from '../product/server.ts'
import { openSlot } from './open-slot.ts'
import { placesOf } from './places-of.ts'
import { visit, type Problem } from './visit.ts'

export interface Opened {
  readonly problems: Problem[]
  /** What could not be opened, and why. */
  readonly unopened: string[]
}

/** Opens every place of a release in a browser of its own, beside the `active` releases of the others. */
export async function openRelease(
  browser: Browser,
  url: string,
  release: ReleaseFiles,
  active: readonly ReleaseFiles[],
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  await signIn(context)
  const { addresses, slots } = placesOf(release, active)
  const problems: Problem[] = []
  const unopened: string[] = []
  for (const address of addresses)
    problems.push(...(await visit(await context.newPage(), address, () => Promise.resolve())).problems)
  for (const slot of slots) {
    const met = await openSlot(context, slot)
    if (met) problems.push(...met)
    else unopened.push(whyUnopened(slot))
  }
  await context.close()
  return { problems, unopened }
}

async function signIn({ request }: BrowserContext): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
  if (answer.status() !== 204) throw new Error(`The sign-in was answered with ${answer.status()}.`)
}

const whyUnopened = ({ slot, routes }: { readonly slot: string; readonly routes: readonly string[] }) =>
  routes.length === 0
    ? `slot ${slot}, which no active module offers`
    : `slot ${slot}, which was not found below ${routes.join(', ')}`
