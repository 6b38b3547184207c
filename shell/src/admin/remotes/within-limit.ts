/** Thrown where a remote takes too long to come to life. */
export class TooSlow extends Error {}

/** How long a remote may take to come to life; finding the reason has what is left of five seconds. */
export const loadLimitMs = 3000

export function withinLimit<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new TooSlow()), loadLimitMs)
    value.then(resolve, reject).finally(() => clearTimeout(limit))
  })
}
