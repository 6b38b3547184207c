import { setTimeout as pause } from 'node:timers/promises'

const betweenTriesMs = 250
const longestMs = 120_000

/** Retries until there is an answer, as a person reloads a page. Only for requests that may be repeated. */
export async function retryUntilAnswered<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + longestMs
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500) return answer
    if (Date.now() > end)
      throw new Error(`The server is not ready: ${answer ? `it answered ${answer.status}` : 'it did not answer'}.`)
    await pause(betweenTriesMs)
  }
}
