import { setTimeout as pause } from 'node:timers/promises'

const betweenTriesMs = 250

/**
 * Posts the same body until a 2xx answer, as vendors do with webhooks, at most the given number of times. Returns the
 * last status; 0 if there was no response, because a receiver may be down, as in production.
 */
export async function deliver(post: () => Promise<number>, tries: number): Promise<number> {
  let status = 0
  for (let left = tries; left > 0; left -= 1) {
    status = await post().catch(() => 0)
    if (status >= 200 && status < 300) return status
    if (left > 1) await pause(betweenTriesMs)
  }
  return status
}
