/*
 * `npm run dev` on a copy of the sources: edits a line of every kind and prints how long it took until it was seen. Part
 * of `npm run test:release`.
 */
import { chromium, type Page } from 'playwright-core'
import { chromiumOptions } from '../browser/chromium.ts'
import { adminEmail, adminPassword } from '../product/server.ts'
import { CopiedSources } from './copied-sources.ts'
import { DevCommand } from './dev-command.ts'
import { edits, shows, type Edit } from './edits.ts'

const seenWithinMs = 60_000
const typed = 'kept@example.com'

const sources = await CopiedSources.make()
const begun = Date.now()
const dev = await DevCommand.start(sources, [], /Watching every source/)
console.log(`npm run dev: watching after ${secondsSince(begun)} without a cache`)
const browser = await chromium.launch(await chromiumOptions())
try {
  for (const edit of edits) {
    // The first one of a kind still compiles what was never compiled.
    await seconds(edit, `Edited first: ${edit.kind}`)
    console.log(`${edit.kind}: ${await seconds(edit, `Edited: ${edit.kind}`)} from save to screen`)
  }
  await recovers()
} catch (error) {
  console.log(dev.output)
  throw error
} finally {
  await browser.close()
  await dev.stop()
  await sources.remove()
}

async function seconds(edit: Edit, text: string): Promise<string> {
  const page = await browser.newPage({ baseURL: dev.url })
  if (edit.kind === 'remote') await signIn(page)
  await page.goto(edit.path)
  if (edit.keptField) await page.locator(edit.keptField).first().fill(typed)
  else if (!edit.path.startsWith('/api/')) await page.locator('h1').first().waitFor()
  await sources.edit(edit, text)
  const saved = Date.now()
  if (edit.path.startsWith('/api/')) await reloadUntil(page, text)
  await shows(page, text).waitFor({ timeout: seenWithinMs })
  const took = secondsSince(saved)
  if (edit.keptField && (await page.locator(edit.keptField).first().inputValue()) !== typed)
    throw new Error(`${edit.kind}: the page was loaded again, and what was typed is lost.`)
  await page.close()
  return took
}

/** Nothing reloads what is no page. */
async function reloadUntil(page: Page, text: string): Promise<void> {
  const end = Date.now() + seenWithinMs
  while (Date.now() < end && (await shows(page, text).count()) === 0) await page.reload()
}

async function signIn(page: Page): Promise<void> {
  const { status } = await page.request
    .post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
    .then((answer) => ({ status: answer.status() }))
  if (status !== 204) throw new Error(`The sign-in was answered with ${status}.`)
}

/** A source that cannot be compiled is said, and what comes after it is seen. */
async function recovers(): Promise<void> {
  const [site] = edits
  const backend = edits.at(-1)!
  for (const { file } of [site!, backend]) await sources.append(file, '\nexport const broken = (\n')
  const page = await browser.newPage({ baseURL: dev.url })
  await page.goto(backend.path)
  for (const { file } of [site!, backend]) await sources.cut(file, '\nexport const broken = (\n')
  for (const edit of [site!, backend])
    console.log(`${edit.kind}: ${await seconds(edit, `Mended: ${edit.kind}`)} after an error`)
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
