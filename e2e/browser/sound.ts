import type { Page } from '@playwright/test'
import { startTalk } from './talk.ts'

declare global {
  interface Window {
    sound: {
      /** The maximum volume that the page has played so far, from 0 to 1. */
      loudest: number
      /** The volume of the last twentieth of a second, from 0 to 1. */
      now: number
    }
  }
}

/** Answers the permission prompt for the browser's fake microphone, and records how loud the page plays. */
export async function fakeMicrophone(page: Page, microphone: 'allowed' | 'denied' = 'allowed'): Promise<void> {
  if (microphone === 'denied')
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
  await page.addInitScript(() => {
    window.sound = { loudest: 0, now: 0 }
    const listen = (stream: MediaStream) => {
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        window.sound.now = Math.max(...samples)
        window.sound.loudest = Math.max(window.sound.loudest, window.sound.now)
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
export async function startWithSound(page: Page, requestId: string): Promise<void> {
  await fakeMicrophone(page)
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
}

/** Waits until the end of what was playing has faded out, and forgets how loud it was. */
export async function resetLoudness(page: Page): Promise<void> {
  await page.waitForFunction(() => window.sound.now < 0.001)
  await page.evaluate(() => void (window.sound.loudest = 0))
}

export const waitForSound = (page: Page) => page.waitForFunction(() => window.sound.loudest > 0.05)
