const firstMs = 300
const longestMs = 5_000

/** How long to wait after the `losses`-th loss in a row; spread, so that a restarted server is not met by all at once. */
export function reconnectDelayMs(losses: number): number {
  return Math.min(firstMs * 2 ** (losses - 1), longestMs) * (0.75 + Math.random() / 4)
}
