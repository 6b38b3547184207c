const firstMs = 300
const longestMs = 5_000

/** The delay after the `losses`-th loss in a row, with jitter, so that clients do not reconnect all at once. */
export function reconnectDelayMs(losses: number): number {
  return Math.min(firstMs * 2 ** (losses - 1), longestMs) * (0.75 + Math.random() / 4)
}
