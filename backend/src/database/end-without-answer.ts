import type { Client } from 'pg'

type Ask = (...asked: readonly unknown[]) => unknown

/**
 * For each new connection of a pool: it ends with a query that got no answer in time. pg itself would keep it for the
 * next query, which would wait behind the silent one for as long, and so on.
 */
export function endWithoutAnswer(client: Client): void {
  const ask = client.query.bind(client) as Ask
  const asking: Ask = (...asked) => {
    const answer = ask(...asked)
    if (answer instanceof Promise)
      answer.catch(async (error: Error) => {
        if (isUnanswered(error)) await client.end()
      })
    return answer
  }
  client.query = asking as Client['query']
}

/** The sentence of pg's `query_timeout`. */
function isUnanswered({ message }: Error): boolean {
  return message === 'Query read timeout'
}
