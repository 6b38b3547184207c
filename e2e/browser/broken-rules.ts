import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Prepares a check of the page's current state: it returns every accessibility rule that the page breaks. The
 * engine is injected once.
 */
export async function rulesOver(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(minified)
  return () => {
    if (page.frames().length > 1) throw new Error('The page has a frame, and nothing looks into it.')
    return page.evaluate(brokenRules)
  }
}

/** Runs in the page. */
async function brokenRules(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], selectors: false })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 120)}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
