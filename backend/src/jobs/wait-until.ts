import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 150

/** Asks again and again until the check is true; false when it is not within the time. The check runs at least once. */
export async function waitUntil(check: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!(await check())) {
    if (performance.now() + pauseMs > end) return false
    await pause(pauseMs)
  }
  return true
}
