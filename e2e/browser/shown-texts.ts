import { expect, type Page } from '@playwright/test'

/** A single-line input removes line breaks. */
const plain = (text: string) => text.replace(/\s+/g, '')

/** Waits until every text is on the page exactly, as text or as the value of a field. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = plain(await page.evaluate(everyText))
    return texts.map(plain).filter((text) => !shown.includes(text))
  }
  await expect.poll(missing).toEqual([])
}

export function everyText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [document.body.textContent, ...Array.from(fields, ({ value }) => value)].join('\n')
}

/** Every turn of the transcript, collected while scrolling from start to end. */
export function everyTurn(page: Page): Promise<string[]> {
  return page.locator('.talk-frame').evaluate(async (frame) => {
    const turns: string[] = []
    for (let before = -1; frame.scrollTop !== before;) {
      before = frame.scrollTop
      for (const turn of frame.querySelectorAll<HTMLElement>('[data-index]'))
        turns[Number(turn.dataset['index'])] = turn.querySelector('.turn-words')!.textContent
      frame.scrollTop += frame.clientHeight
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    return turns
  })
}
