import { setTimeout as pause } from 'node:timers/promises'

const betweenTriesMs = 250

/**
 * Posts the same again until it is answered with 2xx, as the vendors do with their webhooks, at most so many times.
 * Answers the last status, 0 where nobody answered: whoever is posted to may be gone by then, as in life.
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
