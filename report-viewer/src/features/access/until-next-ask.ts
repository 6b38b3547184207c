const shortestWaitS = 2
const longestWaitS = 30
const growth = 1.25

/** How long to wait before asking for the `asked`-th time again: the server's word, growing, within bounds. */
export function waitMs(retryAfterS: number, asked: number): number {
  const wait = Math.max(retryAfterS || 0, shortestWaitS) * growth ** asked
  return Math.min(wait, longestWaitS) * 1000
}

/** Resolves after the wait, but not while the tab is hidden: then as soon as it is seen again. */
export function untilNextAsk(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(ask, delayMs)
    document.addEventListener('visibilitychange', ask)
    function ask() {
      if (document.hidden) return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
      resolve()
    }
  })
}
