/** The call that the admin's page made before any script was there (web-build/src/admin-page-plugin.mjs). */
interface FirstCall {
  readonly path: string
  readonly askedAt: number
  readonly answer: Promise<Response>
}

const place = Symbol.for('clarity.first-call')

/** Later the client asks itself: what the page asked for may have changed. */
const freshMs = 20_000

/** The answer to a call that the page has made already. It is given once; undefined if the page made another call. */
export function takeFirstAnswer(path: string): Promise<Response> | undefined {
  const first = Reflect.get(globalThis, place) as FirstCall | undefined
  if (first?.path !== path) return undefined
  dropFirstAnswer()
  return performance.now() - first.askedAt < freshMs ? first.answer : undefined
}

/** Called if that answer may be outdated: after a change, and after another sign-in. */
export function dropFirstAnswer(): void {
  Reflect.deleteProperty(globalThis, place)
}
