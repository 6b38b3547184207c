const shortestWaitS = 2
const longestWaitS = 30
const growth = 1.25

/** The delay before the next poll after `asked` polls: the server's Retry-After, growing, within bounds. */
export function pollDelayMs(retryAfterS: number, asked: number): number {
  const wait = Math.max(retryAfterS || 0, shortestWaitS) * growth ** asked
  return Math.min(wait, longestWaitS) * 1000
}

/** Resolves after the delay; if the tab is hidden then, as soon as it is visible again. */
export function waitForNextPoll(delayMs: number): Promise<void> {
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
