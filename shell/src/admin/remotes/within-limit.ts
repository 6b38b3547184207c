/** Thrown where a remote takes too long to come to life. */
export class TooSlow extends Error {}

/** The value, or a `TooSlow` where it is not there at the moment `until` of performance.now(). */
export function withinLimit<Value>(value: Promise<Value>, until: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new TooSlow()), until - performance.now())
    value.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
