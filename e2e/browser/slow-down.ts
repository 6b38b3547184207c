import type { Page } from '@playwright/test'

export interface Network {
  /** Milliseconds until an answer begins. */
  readonly latency: number
  readonly bytesPerSecond: number
}

/** Lets the page have this network from now on. */
export async function slowDown(page: Page, { latency, bytesPerSecond }: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
