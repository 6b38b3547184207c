// Measures the bytes until the reports table is usable, as shell and remote and as one build; with --time, the time too.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { startProduct } from '../e2e/product/product.ts'
import { brotli } from '../web-build/src/brotli-plugin.mjs'
import { buildAsOne } from './admin-weight/one-build.mjs'
import { timeReports, weighReports } from './admin-weight/measure-reports.mjs'
import { record } from './results/record.mjs'
import { fakeServer } from './admin-weight/fake-server.mjs'

const most = { ratio: 1.15, timeRatio: 1, requests: 8, entryBytes: 8 * 1024 }
const root = join(import.meta.dirname, '..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))

function entryOf(remote) {
  const folder = join(root, remote, 'dist/files')
  const name = readdirSync(folder).find((file) => /^remote\.\w+\.js$/.test(file))
  return { remote, bytes: brotli(readFileSync(join(folder, name))).length }
}

function tell(title, requests) {
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0)
  for (const request of requests) console.log(`${String(request.bytes).padStart(7)}  ${request.path}`)
  console.log(`${String(bytes).padStart(7)}  ${title}, in ${requests.length} requests`)
  return bytes
}

const loads = process.argv.includes('--time') ? 5 : 0
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

/** The times of both in turn: other load on the machine slows both. */
async function timeBoth(urls) {
  const times = { federated: [], single: [] }
  for (let load = 0; load < loads; load++)
    for (const name of ['federated', 'single']) times[name].push(await timeReports(browser, urls[name]))
  return { federated: median(times.federated), single: median(times.single) }
}

async function measureBoth() {
  await buildAsOne({ folder: scratch, remotes })
  const fake = await fakeServer({ product: product.url, folder: join(scratch, 'assets') })
  try {
    return {
      federated: await weighReports(browser, product.url),
      single: await weighReports(browser, fake.url),
      times: loads > 0 ? await timeBoth({ federated: product.url, single: fake.url }) : null,
    }
  } finally {
    fake.close()
  }
}

const seen = (value, aim) => ({ value: String(Number(value.toFixed(3))), aim: String(aim), isMet: value <= aim })

const scratch = mkdtempSync(join(tmpdir(), 'admin-weight-'))
const product = await startProduct()
const browser = await chromium.launch(await chromiumOptions())
try {
  await product.samples.report()
  const { federated, single, times } = await measureBoth()
  const ratio = tell('the reports, federated', federated) / tell('the reports as one build', single)
  record({ what: 'reports in the admin: bytes, to one build', ...seen(ratio, most.ratio) })
  if (times) {
    console.log(`fast 3G: ${Math.round(times.federated)} ms, as one build ${Math.round(times.single)} ms`)
    const what = 'reports in the admin on fast 3G: time, to one build'
    record({ what, ...seen(times.federated / times.single, most.timeRatio) })
  }
  record({ what: 'reports in the admin: requests', ...seen(federated.length, most.requests) })
  for (const { remote, bytes } of remotes.map(entryOf))
    record({
      what: `entry of ${remote}: bytes`,
      ...seen(bytes, most.entryBytes),
      isMet: bytes > 0 && bytes <= most.entryBytes,
    })
} finally {
  await browser.close()
  await product.stop()
  rmSync(scratch, { recursive: true })
}
