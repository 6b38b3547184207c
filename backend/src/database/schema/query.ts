import type { Client } from 'pg'

/** Runs one statement and gives its rows: a data source, a query runner and a client can all be asked. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

export function queryOf(client: Client): Query {
  return async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[]
}
