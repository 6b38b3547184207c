import type { Locator, Page } from '@playwright/test'

const frames = 90
const stepPx = 240

/** The median time between frames while the element is scrolled by one step in each. */
export function medianFrameMs(scrolled: Locator): Promise<number> {
  return scrolled.evaluate(
    async (element, { frames, stepPx }) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame)
      const times: number[] = []
      let last = await nextFrame()
      for (let frame = 0; frame < frames; frame++) {
        element.scrollTop += stepPx
        const now = await nextFrame()
        times.push(now - last)
        last = now
      }
      return times.sort((one, other) => one - other)[Math.floor(frames / 2)]!
    },
    { frames, stepPx },
  )
}

/** A tall empty element: the baseline for the time of a frame. */
export async function emptyScroll(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const outer = document.createElement('div')
    outer.id = 'empty-scroll'
    Object.assign(outer.style, { position: 'fixed', inset: '0', zIndex: '999', overflow: 'auto' })
    const inner = document.createElement('div')
    inner.style.height = '1000000px'
    outer.append(inner)
    document.body.append(outer)
  })
  return page.locator('#empty-scroll')
}
