import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Looks at a page as it is shown now, as often as it is asked, and answers with every accessibility rule it breaks.
 * The engine is carried into the page once: carrying it there takes far longer than its look.
 */
export async function rulesOver(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(axe.source)
  return () => {
    if (page.frames().length > 1) throw new Error('The page has a frame, and nothing looks into it.')
    return page.evaluate(brokenRules)
  }
}

/** Runs in the page. */
async function brokenRules(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 120)}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
