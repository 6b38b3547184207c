import type { Page } from '@playwright/test'

/** Milliseconds from a click until its page shows a text, as the page itself measures them. */
export async function timeFromClick(page: Page, text: string, click: () => Promise<void>): Promise<number> {
  const measured = page.evaluate(measure, text)
  await click()
  return measured
}

function measure(text: string): Promise<number> {
  return new Promise((resolve) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.body.innerText.includes(text)) resolve(performance.now() - timeStamp)
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('click', start, { once: true, capture: true })
  })
}
