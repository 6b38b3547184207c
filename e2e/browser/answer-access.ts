import type { ErrorBody, ReportContent, ReportPreparing } from '@clarity/contracts'
import type { Page, Route } from '@playwright/test'

type Body = ReportContent | ReportPreparing | ErrorBody

/** Intercepts every request for a report's content, and no error report. */
function onAccess(page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> {
  return page.route(/\/api\/(combined-)?report\//, (route) => {
    const { hasError } = route.request().postDataJSON() as { hasError?: boolean }
    return hasError ? route.fallback() : answer(route)
  })
}

/** Responds instead of the server. The body is `unknown`, because a broken server might send anything. */
export function answerAccess(page: Page, status: number, body: Body | { unknown: unknown }): Promise<unknown> {
  const json: unknown = 'unknown' in body ? body.unknown : body
  return onAccess(page, (route) => route.fulfill({ status, json }))
}

export function cutAccess(page: Page): Promise<unknown> {
  return onAccess(page, (route) => route.abort('internetdisconnected'))
}

/** Delays the response until the returned function is called. */
export async function holdAccess(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await onAccess(page, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

export async function restoreAccess(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
