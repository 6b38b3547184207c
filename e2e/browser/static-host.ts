import type { Page } from '@playwright/test'

/** Opens a path as a static host serves it: the viewer's page, without a server-side lookup of the path. */
export async function openOnStaticHost(page: Page, path: string): Promise<void> {
  const viewer = await page.request.get('/report/any')
  await page.route(path, (route) => route.fulfill({ response: viewer }))
  await page.goto(path)
}
