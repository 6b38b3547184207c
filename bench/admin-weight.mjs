// Measures the bytes that a browser receives until the reports table is usable: as shell and remote, and as one build.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { startProduct } from '../e2e/product/product.ts'
import { brotli } from '../web-build/src/brotli-plugin.mjs'
import { buildAsOne } from './admin-weight/one-build.mjs'
import { measureReports } from './admin-weight/measure-reports.mjs'
import { fakeServer } from './admin-weight/fake-server.mjs'

const most = { ratio: 1.25, requests: 8, entryBytes: 8 * 1024 }
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

async function measureAsOne() {
  await buildAsOne({ folder: scratch, remotes })
  const fake = await fakeServer({ product: product.url, folder: join(scratch, 'assets') })
  try {
    return await measureReports(browser, fake.url)
  } finally {
    fake.close()
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'admin-weight-'))
const product = await startProduct()
const browser = await chromium.launch(await chromiumOptions())
try {
  await product.samples.report()
  const federated = await measureReports(browser, product.url)
  const single = await measureAsOne()
  const ratio = tell('the reports, federated', federated) / tell('the reports as one build', single)
  console.log(`ratio ${ratio.toFixed(3)} (at most ${most.ratio})`)
  console.log(`requests ${federated.length} (at most ${most.requests})`)
  const entries = remotes.map(entryOf)
  for (const { remote, bytes } of entries) console.log(`entry of ${remote} ${bytes} (at most ${most.entryBytes})`)
  const isWithin =
    ratio <= most.ratio &&
    federated.length <= most.requests &&
    federated.every(({ bytes }) => bytes > 0) &&
    entries.every(({ bytes }) => bytes > 0 && bytes <= most.entryBytes)
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
  rmSync(scratch, { recursive: true })
}
