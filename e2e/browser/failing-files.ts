import type { Page, Route } from '@playwright/test'

/** What comes in place of a file. */
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

/** Lets files fail until they are well again, which they then are without a trace in the browser. */
export async function failFiles(page: Page, files: RegExp, answer: Answer): Promise<{ mend(): void }> {
  let isIll = true
  // It stays when it is mended: taking a route away while requests run can leave one hanging.
  await page.route(files, (route) => (isIll ? answer(route) : route.fallback()))
  return {
    mend() {
      isIll = false
    },
  }
}
