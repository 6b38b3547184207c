import type { Page } from '@playwright/test'

/** Marks, by the page's own clock, the tap on a button and the frame after the agent's first words. */
export async function recordFirstWords(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const marks = new Set<string>()
    const mark = (name: string, startTime: number) => {
      if (!marks.has(name)) performance.mark(name, { startTime })
      marks.add(name)
    }
    addEventListener('click', ({ timeStamp }) => mark('tap', timeStamp), { capture: true })
    const look = () => {
      const words = document.querySelector('[role=log] [dir=auto]')?.textContent
      if (words) requestAnimationFrame((now) => mark('first words', Math.max(now, performance.now())))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(async () => {
      while (performance.getEntriesByName('first words').length === 0) await new Promise(requestAnimationFrame)
      return performance.measure('from tap to first words', 'tap', 'first words').duration
    })
}
