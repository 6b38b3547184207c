const firstMs = 300
const longestMs = 5_000

/** The delay after the `losses`-th loss in a row, with jitter: a restarted server must not be met by all clients at once. */
export function reconnectDelayMs(losses: number): number {
  return Math.min(firstMs * 2 ** (losses - 1), longestMs) * (0.75 + Math.random() / 4)
}
