import type { Browser } from 'playwright-core'

export interface GateBytes {
  /** What the browser received, headers included, until it painted the gate for the first time. */
  readonly bytes: number
  readonly encoding: string | undefined
}

/**
 * Opens a gate with an empty cache, and counts its bytes. Every request but the first is held until the gate has been
 * painted: a gate that needs another one is never painted, and the measurement fails at the time limit of the page.
 */
export async function measureGate(browser: Browser, url: string): Promise<GateBytes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const painted = Promise.withResolvers<void>()
    await page.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) await painted.promise
      await route.continue()
    })
    await devtools.send('Network.enable')
    const answers: { requestId: string; encoding: string | undefined }[] = []
    const received = new Map<string, number>()
    devtools.on('Network.responseReceived', ({ requestId, response }) =>
      answers.push({ requestId, encoding: response.headers['content-encoding'] }),
    )
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      received.set(requestId, encodedDataLength),
    )
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    painted.resolve()
    await page.waitForLoadState('networkidle')
    const { requestId, encoding } = answers[0]!
    return { bytes: received.get(requestId) ?? 0, encoding }
  } finally {
    await context.close()
  }
}
