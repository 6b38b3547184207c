import type { Client } from 'pg'

/** Runs one statement and returns its rows, on a data source, a query runner or a client. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

export function queryOf(client: Client): Query {
  return async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[]
}
