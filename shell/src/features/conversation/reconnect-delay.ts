const firstMs = 300
const longestMs = 30_000

/** Losses in a row after which the page waits for the person: about four minutes. */
export const mostLosses = 14

/** A connection that lasted for so long was no loss in a row. */
export const steadyMs = 30_000

/** The delay after the `losses`-th loss in a row, with jitter, so clients do not reconnect all at once. */
export function reconnectDelayMs(losses: number): number {
  return Math.min(firstMs * 2 ** (losses - 1), longestMs) * (0.75 + Math.random() / 4)
}
