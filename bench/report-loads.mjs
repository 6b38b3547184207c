// Loads a report repeatedly as a reader with remembered access and cached scripts, on ever slower processors and in a
// background tab. Counts the loads in which the report does not appear.
//   node bench/report-loads.mjs [loads at each speed] [slowdowns, such as 1,4] [folder of a built release]
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { AdminApi } from '../e2e/product/admin-api.ts'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { DemoStory } from '../e2e/product/demo-story.ts'
import { Samples } from '../e2e/product/samples.ts'
import { Server } from '../e2e/product/server.ts'

const [loads = '5', slowdowns = '1,4,6,12', release] = process.argv.slice(2)
const patienceMs = 60_000

/** A headless browser paints every tab, so the page gets the properties of a hidden tab. */
function beHidden() {
  Object.defineProperty(globalThis.document, 'hidden', { get: () => true })
  Object.defineProperty(globalThis.document, 'visibilityState', { get: () => 'hidden' })
}

const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path, env: { TRUST_PROXY: 'loopback' }, ...(release && { release }) })
const browser = await chromium.launch(await chromiumOptions())
try {
  const admin = await AdminApi.signedIn(server.url)
  const url = server.url + (await new Samples(admin, new DemoStory(admin)).shortReport())
  const context = await browser.newContext()
  const first = await context.newPage()
  await first.goto(url)
  await first.getByLabel('Email Address').fill('reader@example.com')
  await first.getByRole('button', { name: 'Access Report' }).click()
  await first.getByRole('heading', { name: 'Overview' }).waitFor()
  let readers = 0

  /** Whether the report appears. An error in a script ends the wait. */
  async function appears(page) {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${++readers >> 8}.${readers & 255}` })
    const threw = new Promise((resolve) => page.once('pageerror', () => resolve(false)))
    await page.goto(url, { waitUntil: 'commit' })
    const shown = page.getByRole('heading', { name: 'Overview' }).waitFor({ timeout: patienceMs })
    return await Promise.race([threw, shown.then(() => true).catch(() => false)])
  }

  async function openTab(slowdown, isHidden) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (isHidden) await page.addInitScript(beHidden)
    return page
  }

  for (const isHidden of [false, true])
    for (const slowdown of slowdowns.split(',').map(Number)) {
      let lost = 0
      const tab = await openTab(slowdown, isHidden)
      for (let load = 0; load < Number(loads); load += 1) if (!(await appears(tab))) lost += 1
      await tab.close()
      console.log(`${isHidden ? 'background' : 'foreground'} at ${slowdown}x: ${lost} of ${loads} loads lost`)
      if (lost > 0) process.exitCode = 1
    }
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}
