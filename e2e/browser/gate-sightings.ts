import type { Page } from '@playwright/test'

declare global {
  interface Window {
    gateFrames: { seen: number; unseen: number }
  }
}

/** Records for every frame of every page whether the gate is on screen. */
export async function recordGateSightings(page: Page): Promise<() => Promise<Window['gateFrames']>> {
  await page.addInitScript(() => {
    window.gateFrames = { seen: 0, unseen: 0 }
    const look = () => {
      const isSeen = document
        .querySelector('form')
        ?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      window.gateFrames[isSeen ? 'seen' : 'unseen']++
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => window.gateFrames)
}
