import type { ReleaseFiles } from '@clarity/contracts'
import type { Browser } from 'playwright-core'
import type { Product } from '../product/product.ts'
import { afterStart, type Expected } from './after-start.ts'
import type { Installation } from './installation.ts'
import { openRelease, type Opened } from './open-release.ts'
import type { Problem } from './visit.ts'

export interface Verdict extends Expected, Opened {}

interface Checked {
  readonly installation: Installation
  /** A product of this checkout with data of its own. */
  readonly product: Product
  readonly browser: Browser
}

/**
 * Releases what an installation has released in a product of this checkout, and opens it there. All active versions come
 * first, next to each other as after a deploy; then each newer one, with the other modules' active versions.
 */
export async function checkReleases(
  checked: Checked,
  released: readonly ReleaseFiles[],
  note: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const own = await checked.product.remotes.activeReleases()
  const expected = afterStart(released, own)
  const active = expected.filter(({ release }) => release.is_active)
  const taken = new Map<Expected, Problem[]>()
  for (const each of active) taken.set(each, await take(checked, each.release))
  const verdicts: Verdict[] = []
  for (const each of [...active, ...expected.filter(({ release }) => !release.is_active)]) {
    const problems = taken.get(each) ?? (await take(checked, each.release))
    const opened = problems.length > 0 ? { problems, unopened: [] } : await open(checked, each.release)
    const verdict = { ...each, ...opened }
    verdicts.push(verdict)
    note(verdict)
  }
  return verdicts
}

/** Makes a release the active one here; what the registry refuses is a problem of the release. */
async function take({ installation, product: { remotes } }: Checked, release: ReleaseFiles): Promise<Problem[]> {
  const { name, version } = release
  const known = (await remotes.list()).find((remote) => remote.name === name)
  // This checkout brought the same build.
  if (!known?.releases.some((each) => each.version === version)) {
    const answer = await remotes.offer(name, await installation.build(release))
    if (answer.status !== 201) return [refusal(answer.body)]
  }
  const answer = await remotes.tryActivate(name, version)
  if (answer.status !== 200) return [refusal(answer.body)]
  const waiting = (await remotes.list()).find((remote) => remote.name === name)?.waiting ?? null
  return waiting === null ? [] : [{ place: 'release', reason: waiting }]
}

/** Opens it, and reads from the registry the error that the shell reported for it, also from slots and events. */
async function open({ product, browser }: Checked, release: ReleaseFiles): Promise<Opened> {
  const { name } = release
  const before = await lastError(product, name)
  const opened = await openRelease(browser, product.url, release, await product.remotes.activeReleases())
  const told = await lastError(product, name)
  if (told === null || told.at === before?.at) return opened
  return { ...opened, problems: [{ place: 'shell', reason: told.reason }, ...opened.problems] }
}

const lastError = async ({ remotes }: Product, name: string) =>
  (await remotes.list()).find((remote) => remote.name === name)?.last_error ?? null

const refusal = (body: unknown): Problem => ({ place: 'release', reason: (body as { message: string }).message })
