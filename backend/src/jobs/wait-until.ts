import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 150

/** Polls until the check is true; false if it is not true within the time. The check runs at least once. */
export async function waitUntil(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!(await check())) {
    if (performance.now() + pauseMs > end) return false
    await pause(pauseMs)
  }
  return true
}
