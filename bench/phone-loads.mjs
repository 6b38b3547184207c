// Opens pages on a slow phone (1.6 Mbit/s, 150 ms, a processor four times slower), each in turn with its baseline.
//   node bench/phone-loads.mjs [loads of each page that is timed]
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { AdminApi } from '../e2e/product/admin-api.ts'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { DemoStory } from '../e2e/product/demo-story.ts'
import { adminEmail, adminPassword, Server } from '../e2e/product/server.ts'
import { fakeServer } from './admin-weight/fake-server.mjs'
import { buildAsOne } from './admin-weight/one-build.mjs'
import { addRows } from './phone/admin-rows.mjs'
import { record } from './results/record.mjs'
import { scenariosOf } from './phone/scenarios-of.mjs'
import { loadOnPhone } from './phone/slow-phone.mjs'
import { staticPageOf } from './phone/static-page.mjs'

/** Of pages that are timed. Shifts and elements are the same in every load, so one is enough. */
const loads = Number(process.argv[2] ?? 3)
const root = join(import.meta.dirname, '..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** Each of `pages` loaded in turn: other load on the machine slows all of them. */
async function medians(pages, loads) {
  const seen = pages.map(() => [])
  for (let load = 0; load < loads; load += 1)
    for (const [index, { url, ...how }] of pages.entries()) seen[index].push(await loadOnPhone(browser, url, how))
  const one = (list) =>
    Object.fromEntries(Object.keys(list[0]).map((key) => [key, median(list.map((was) => was[key]))]))
  return seen.map(one)
}

const tell = (what, value, most, unit = '') =>
  record({ what, value: `${Number(value.toFixed(3))}${unit}`, aim: `${most}${unit}`, isMet: value <= most })

const ratio = (what, one, base, key, most, unit = ' ms') =>
  record({
    what,
    value: `${Math.round(one[key])}${unit}`,
    floor: `${Math.round(base[key])}${unit}`,
    ratio: (one[key] / base[key]).toFixed(3),
    aim: String(most),
    isMet: one[key] <= most * base[key],
  })

async function measureSite({ url, demoPath }) {
  const still = await staticPageOf(browser, url)
  const microphone = { usable: '#root textarea, #root input', permissions: ['microphone'] }
  const timed = [
    { url: `${url}/`, usable: 'input[type=tel]' },
    { url: `${still.url}/`, usable: 'h1' },
  ]
  const looked = [
    { url: url + demoPath, ...microphone },
    { url: `${url}/invite/maya%40example.com`, usable: 'input[type=email]' },
  ]
  const [home, base] = await medians(timed, loads)
  const [demo, invite] = await medians(looked, 1)
  still.close()
  ratio('home: largest paint, to the same page without scripts', home, base, 'paintMs', 1.3)
  tell('home: layout shift', home.shift, 0.02)
  tell('demo with a microphone allowed before: layout shift', demo.shift, 0.02)
  tell('welcome: layout shift', invite.shift, 0.02)
}

async function measureAdmin({ url, cookies }) {
  const fake = await fakeServer({ product: url, folder: join(scratch, 'assets') })
  const reports = { usable: 'a[href^="/report/"]', cookies, isSettled: false }
  const timed = [
    { url: `${url}/admin/reports`, ...reports },
    { url: `${fake.url}/admin/reports`, ...reports },
    { url: `${url}/admin/reports?q=${oneName}`, ...reports },
  ]
  const [whole, single, few] = await medians(timed, loads)
  const looked = [{ url: `${url}/admin/combined-reports`, usable: 'tbody tr:nth-child(9)', cookies }]
  const [combined] = await medians(looked, 1)
  fake.close()
  ratio('reports: usable, to one build of the same sources', whole, single, 'usableMs', 1.1)
  ratio('reports: 100 rows usable, to one row', whole, few, 'usableMs', 1.3)
  tell('reports: usable', whole.usableMs, 2_500, ' ms')
  tell('reports: blocked until usable', whole.blockedMs, 500, ' ms')
  tell('combined reports: layout shift', combined.shift, 0.02)
}

async function measureBatch({ url, cookies }) {
  const of = (count) => ({
    url: `${url}/admin/batch-demo`,
    usable: 'input[type=radio]',
    cookies,
    answers: scenariosOf(count),
  })
  const [many, few] = await medians([of(9_000), of(30)], 1)
  ratio('batch: elements with 9,000 scenarios, to 30', many, few, 'elements', 1.1, '')
}

async function signedInCookies(url) {
  const context = await browser.newContext()
  const answer = await context.request.post(`${url}/api/auth/login`, {
    data: { email: adminEmail, password: adminPassword },
  })
  if (answer.status() !== 204) throw new Error(`Signing in answered ${answer.status()}.`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** A word of the name of one of the rows' people. */
const oneName = createHash('md5').update('n1').digest('hex').slice(0, 12)
const scratch = mkdtempSync(join(tmpdir(), 'phone-loads-'))
const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path, env: { TRUST_PROXY: 'loopback' } })
const browser = await chromium.launch(await chromiumOptions())
try {
  const { url } = server
  const admin = await AdminApi.signedIn(url)
  const demos = new DemoStory(admin)
  const { requestId } = await demos.request()
  await measureSite({ url, demoPath: `/demo/${requestId}` })
  await addRows(data.path, 500)
  await buildAsOne({ folder: scratch, remotes })
  const cookies = await signedInCookies(url)
  await measureAdmin({ url, cookies })
  await measureBatch({ url, cookies })
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
  rmSync(scratch, { recursive: true })
}
