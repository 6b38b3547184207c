import type { Page } from '@playwright/test'
import { startTalk } from './talk.ts'

declare global {
  interface Window {
    sound: {
      /** The loudest that came out of the page's speaker so far, from 0 to 1. */
      loudest: number
    }
  }
}

/** What the person answers about the microphone that the browser makes up, and an ear at the page's speaker. */
export async function giveSound(page: Page, microphone: 'allowed' | 'denied' = 'allowed'): Promise<void> {
  if (microphone === 'denied')
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
  await page.addInitScript(() => {
    window.sound = { loudest: 0 }
    const listen = (stream: MediaStream) => {
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        window.sound.loudest = Math.max(window.sound.loudest, ...samples)
      }, 20)
    }
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'srcObject')!
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      ...own,
      set(stream: MediaStream) {
        own.set!.call(this, stream)
        listen(stream)
      },
    })
  })
}

/** Begins the demo's conversation on a page with sound. */
export async function startInSound(page: Page, requestId: string): Promise<void> {
  await giveSound(page)
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
}

/** Clears the recorded audio. */
export const hearAnew = (page: Page) => page.evaluate(() => void (window.sound.loudest = 0))

export const hearSomething = (page: Page) => page.waitForFunction(() => window.sound.loudest > 0.05)
