/*
 * `npm run dev` on a copy of the sources: edits a line of every kind and prints how long it took until it was seen.
 * Part of `npm run test:release`.
 */
import { until } from '@clarity/test-kit/until'
import { basename } from 'node:path'
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
const dev = await DevCommand.on(sources, [], /Watching every source/)
console.log(`npm run dev: watching after ${secondsSince(begun)} without a cache`)
const browser = await chromium.launch(await chromiumOptions())
try {
  for (const edit of edits) {
    // The first edit of a kind includes the first compilation.
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
  const page = await open(edit)
  await sources.edit(edit, text)
  const took = await secondsUntilSeen(page, edit, text)
  await page.close()
  return took
}

async function open(edit: Edit): Promise<Page> {
  const page = await browser.newPage({ baseURL: dev.url })
  if (edit.kind === 'remote') await signIn(page)
  await page.goto(edit.path)
  if (edit.mounted) await page.locator(edit.mounted).first().waitFor({ state: 'attached' })
  if (edit.keptField) await page.locator(edit.keptField).first().fill(typed)
  return page
}

async function secondsUntilSeen(page: Page, edit: Edit, text: string): Promise<string> {
  const saved = Date.now()
  if (!edit.mounted) await reloadUntil(page, text)
  await shows(page, text).waitFor({ timeout: seenWithinMs })
  const took = secondsSince(saved)
  if (edit.keptField && (await page.locator(edit.keptField).first().inputValue()) !== typed)
    throw new Error(`${edit.kind}: the page was loaded again, and what was typed is lost.`)
  return took
}

/** A response that is not a page is not reloaded. */
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

/** An error is printed; a page that is opened during it works, and shows what is saved after it. */
async function recovers(): Promise<void> {
  const broken = '\nexport const broken = (\n'
  const both = [edits[0]!, edits.at(-1)!]
  const before = dev.output.length
  for (const { file } of both) await sources.append(file, broken)
  await until('the errors', () => both.every(({ file }) => dev.output.slice(before).includes(basename(file))), 60_000)
  const pages: Page[] = []
  for (const edit of both) pages.push(await open(edit))
  for (const [i, edit] of both.entries()) {
    const text = `Mended: ${edit.kind}`
    await sources.cut(edit.file, broken)
    await sources.edit(edit, text)
    console.log(`${edit.kind}: ${await secondsUntilSeen(pages[i]!, edit, text)} after an error`)
  }
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
