// Measures the dashboard against a page of the shell alone: when its six links are usable, what its figures add.
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { startProduct } from '../e2e/product/product.ts'
import { fast3g, withAdminPage } from './admin-weight/measure-reports.mjs'

const most = { linksRatio: 1.2, bytesRatio: 1.3, calls: 5 }
const loads = 5

const pages = {
  alone: { path: '/admin/no-such-page', isUsable: (page) => page.getByRole('heading', { level: 1 }) },
  dashboard: {
    path: '/admin',
    isUsable: (page) => page.getByRole('list', { name: 'Pages', exact: true }).getByRole('link').nth(5),
  },
}
const figures = (page) => page.getByRole('heading', { name: 'By scenario', exact: true })

/** The bytes and calls of a page until it is complete, and the milliseconds on a fast 3G network until it is usable. */
function load(url, { path, isUsable }) {
  return withAdminPage(browser, url, async (page, devtools) => {
    const received = { bytes: 0, calls: 0 }
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (received.bytes += encodedDataLength))
    page.on('request', (request) => {
      const asked = new URL(request.url()).pathname
      if (asked.startsWith('/api/admin/') && asked !== '/api/admin/events') received.calls += 1
    })
    await devtools.send('Network.emulateNetworkConditions', fast3g)
    await page.goto(`${url}${path}`, { waitUntil: 'commit' })
    await isUsable(page).waitFor()
    const usableMs = await page.evaluate(() => performance.now())
    if (path === '/admin') await figures(page).waitFor()
    await page.waitForLoadState('networkidle')
    return { ...received, usableMs }
  })
}

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]

const product = await startProduct()
const browser = await chromium.launch(await chromiumOptions())
try {
  await product.samples.report()
  const rounds = []
  for (let round = 0; round < loads; round++)
    rounds.push({ alone: await load(product.url, pages.alone), dashboard: await load(product.url, pages.dashboard) })
  const of = (name, part) => median(rounds.map((round) => round[name][part]))
  const linksRatio = of('dashboard', 'usableMs') / of('alone', 'usableMs')
  const bytesRatio = of('dashboard', 'bytes') / of('alone', 'bytes')
  const calls = of('dashboard', 'calls')
  console.log(
    `six links usable: ${Math.round(of('dashboard', 'usableMs'))} ms, a page of the shell alone ${Math.round(of('alone', 'usableMs'))} ms`,
  )
  console.log(`ratio ${linksRatio.toFixed(3)} (at most ${most.linksRatio})`)
  console.log(`bytes with figures: ${of('dashboard', 'bytes')}, the shell alone ${of('alone', 'bytes')}`)
  console.log(`ratio ${bytesRatio.toFixed(3)} (at most ${most.bytesRatio})`)
  console.log(`calls ${calls} (at most ${most.calls})`)
  if (linksRatio > most.linksRatio || bytesRatio > most.bytesRatio || calls > most.calls) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}
