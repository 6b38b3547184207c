import type { Page } from 'playwright-core'

/** What an admin would meet in one place of a release. */
export interface Problem {
  readonly place: string
  readonly reason: string
}

const quietMs = 10_000

/** Opens an address in a page of its own; gives all that goes wrong there, and what `look` sees in the end. */
export async function visit<Seen>(
  page: Page,
  place: string,
  look: (page: Page) => Promise<Seen>,
): Promise<{ readonly problems: Problem[]; readonly seen: Seen }> {
  const reasons: string[] = []
  page.on('pageerror', ({ message }) => reasons.push(`It threw ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') reasons.push(message.text().split('\n', 1)[0]!)
  })
  await page.goto(place)
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined)
  const isSettled = await page
    .waitForFunction(() => !document.querySelector('.kit-spinner, .slot-waiting'), undefined, { timeout: quietMs })
    .then(() => true)
    .catch(() => false)
  if (!isSettled) reasons.push('It still loads after ten seconds.')
  const seen = await look(page)
  await page.close()
  return { problems: [...new Set(reasons)].map((reason) => ({ place, reason })), seen }
}
