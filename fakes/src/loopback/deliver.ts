import { setTimeout as pause } from 'node:timers/promises'

const betweenTriesMs = 250

/**
 * Posts the same body until a 2xx answer, at most the given number of times, as vendors do with webhooks; `isWorthIt`
 * decides by the status whether another try follows. Returns the last status; 0 if there was no response, because a
 * receiver may be down, as in production.
 */
export async function deliver(
  post: () => Promise<number>,
  tries: number,
  isWorthIt: (status: number) => boolean = () => true,
): Promise<number> {
  let status = 0
  for (let left = tries; left > 0; left -= 1) {
    status = await post().catch(() => 0)
    if ((status >= 200 && status < 300) || !isWorthIt(status)) return status
    if (left > 1) await pause(betweenTriesMs)
  }
  return status
}
