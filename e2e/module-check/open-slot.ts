import type { BrowserContext, Page } from 'playwright-core'
import type { FilledSlot } from './places-of.ts'
import { visit, type Problem } from './visit.ts'

/** A slot may be on any page of the module that offers it: so many are opened, the routes first, then what they link. */
const mostPages = 20

/** Opens pages of the offering modules until one shows the filling. Null if none does. */
export async function openSlot(context: BrowserContext, { title, routes }: FilledSlot): Promise<Problem[] | null> {
  const found = [...routes]
  for (let next = 0; next < Math.min(found.length, mostPages); next++) {
    const { problems, seen } = await visit(await context.newPage(), found[next]!, async (page) => ({
      isFilled: (await page.locator('.slot').getByRole('region', { name: title, exact: true }).count()) > 0,
      links: await linksOf(page),
    }))
    if (seen.isFilled) return problems
    found.push(...seen.links.filter((link) => !found.includes(link) && routes.some((route) => isBelow(link, route))))
  }
  return null
}

const linksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])

const isBelow = (link: string, route: string) => link.startsWith(`${route}/`)
