import type { Page, Route } from '@playwright/test'

/** The response instead of a file. */
export type Answer = (route: Route) => Promise<void>

export const answers = {
  nothing: (route) => route.abort('connectionrefused'),
  aServerError: (route) => route.fulfill({ status: 500, json: { error: 'Internal Server Error', message: '' } }),
  aPage: (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><p>Hello</p>' }),
  silence: () => Promise.resolve(),
  /** A script that would run like the real one; only its hash differs. */
  oneByteChanged: async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.endsWith(';')) throw new Error(`${route.request().url()} does not end in a semicolon.`)
    await route.fulfill({ response, body: `${body.slice(0, -1)} ` })
  },
} satisfies Record<string, Answer>

/** Files of a remote, in any version, whose names begin like this. */
export const filesOf = (remote: string, name = ''): RegExp => new RegExp(`/remotes/${remote}/[^/]+/${name}`)

/** Lets files fail until they are repaired; the browser then keeps nothing of the failure. */
export async function failFiles(page: Page, files: RegExp, answer: Answer): Promise<{ mend(): void }> {
  let isIll = true
  // The route stays after the repair: removing it during requests can leave one hanging.
  await page.route(files, (route) => (isIll ? answer(route) : route.fallback()))
  return {
    mend() {
      isIll = false
    },
  }
}
