import { adminEmail, adminPassword } from '../../e2e/product/server.ts'

/** Chromium's 'Fast 3G': latency in ms, throughput in bytes per second. */
export const fast3g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/**
 * Opens the reports in a signed-in browser with an empty cache. Returns the bytes received, headers included, until the
 * table has rows and the network is idle.
 */
export function weighReports(browser, url) {
  return withAdminPage(browser, url, async (page, devtools) => {
    const requests = new Map()
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) requests.set(requestId, { path: new URL(request.url).pathname, bytes: 0 })
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId)
      if (request) request.bytes = encodedDataLength
    })
    await page.goto(`${url}/admin/reports`, { waitUntil: 'networkidle' })
    await firstRow(page).waitFor()
    // What is run from the cache made its way over the network once.
    return [...requests.values()].filter(({ bytes }) => bytes > 0)
  })
}

/** Milliseconds until the reports' table has rows, on a fast 3G network. */
export function timeReports(browser, url) {
  return withAdminPage(browser, url, async (page, devtools) => {
    await devtools.send('Network.emulateNetworkConditions', fast3g)
    await page.goto(`${url}/admin/reports`, { waitUntil: 'commit' })
    await firstRow(page).waitFor()
    return page.evaluate(() => performance.now())
  })
}

const firstRow = (page) => page.getByRole('link', { name: 'Open', exact: true }).first()

/** Runs `measure` on a page of a signed-in browser with an empty cache. */
export async function withAdminPage(browser, url, measure) {
  const context = await browser.newContext()
  try {
    const data = { email: adminEmail, password: adminPassword }
    const answer = await context.request.post(`${url}/api/auth/login`, { data })
    if (answer.status() !== 204) throw new Error(`Signing in answered ${answer.status()}.`)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    return await measure(page, devtools)
  } finally {
    await context.close()
  }
}
