import type { Browser } from 'playwright-core'

export interface GateBytes {
  /** What the browser received, headers included, until it painted the gate for the first time. */
  readonly bytes: number
  readonly requests: number
  readonly encoding: string | undefined
}

interface Received {
  startedAt: number
  bytes: number
  encoding: string | undefined
}

/**
 * Opens a gate with an empty cache, and counts the bytes and requests until its first paint, by the browser's clock.
 */
export async function measureGate(browser: Browser, url: string): Promise<GateBytes> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const requests = new Map<string, Received>()
    await devtools.send('Network.enable')
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (!request.url.startsWith('data:'))
        requests.set(requestId, { startedAt: timestamp, bytes: 0, encoding: undefined })
    })
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      const received = requests.get(requestId)
      if (received) received.encoding = response.headers['content-encoding']
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const received = requests.get(requestId)
      if (received) received.bytes = encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const paintedAfterMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    )
    const [first, ...others] = [...requests.values()]
    const paintedAt = first!.startedAt + paintedAfterMs / 1000
    const before = [first!, ...others.filter(({ startedAt }) => startedAt < paintedAt)]
    return {
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: before.length,
      encoding: first!.encoding,
    }
  } finally {
    await context.close()
  }
}
