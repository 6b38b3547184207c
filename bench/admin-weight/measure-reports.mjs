import { adminEmail, adminPassword } from '../../e2e/product/server.ts'

/**
 * Opens the reports in a signed-in browser with an empty cache. Returns the bytes received, headers included, until the
 * table has rows and the network is idle.
 */
export async function measureReports(browser, url) {
  const context = await browser.newContext()
  try {
    const data = { email: adminEmail, password: adminPassword }
    const answer = await context.request.post(`${url}/api/auth/login`, { data })
    if (answer.status() !== 204) throw new Error(`Signing in answered ${answer.status()}.`)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const requests = new Map()
    await devtools.send('Network.enable')
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.startsWith('data:')) requests.set(requestId, { path: new URL(request.url).pathname, bytes: 0 })
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId)
      if (request) request.bytes = encodedDataLength
    })
    await page.goto(`${url}/admin/reports`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Open', exact: true }).first().waitFor()
    return [...requests.values()]
  } finally {
    await context.close()
  }
}
