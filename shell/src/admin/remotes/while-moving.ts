const lookEveryMs = 250
const mostQuietLooks = 12

/** Thrown if nothing has come for three seconds. */
export class TooSlow extends Error {}

/** Counts signs that the server is answering. */
export interface Signs {
  count: number
}

/** Of everything that an open page waits for: on a narrow line one file keeps another waiting. */
export const signsOfWanted: Signs = { count: 0 }

/**
 * The value, or a `TooSlow` once three seconds have passed without it and without a sign. Counted in looks: a page that
 * was busy or asleep has not waited.
 */
export function whileMoving<Value>(value: Promise<Value>, signs = signsOfWanted): Promise<Value> {
  return new Promise((resolve, reject) => {
    let seen = signs.count
    let quietLooks = 0
    const watch = setInterval(() => {
      if (seen !== signs.count) quietLooks = 0
      else if (++quietLooks >= mostQuietLooks) reject(new TooSlow())
      seen = signs.count
    }, lookEveryMs)
    value.then(resolve, reject).finally(() => clearInterval(watch))
  })
}
