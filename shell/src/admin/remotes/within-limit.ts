/** Thrown if a remote takes too long to start. */
export class TooSlow extends Error {}

/** The value, or a `TooSlow` if it is missing at the moment `until` of performance.now(). */
export function withinLimit<Value>(value: Promise<Value>, until: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new TooSlow()), until - performance.now())
    value.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
