import type { DataSourceOptions } from 'typeorm'
import { endWithoutAnswer } from './end-without-answer.js'
import { migrations } from './migrations/migrations.js'
import { PreparingClient } from './preparing-client.js'

const timeoutMs = 30_000

/**
 * Of every pool: on a half-open connection pg waits without limit, and the server keeps the locks of its transaction.
 * After this time a query fails and its connection is dropped, and the server ends a transaction without queries.
 */
export const connectionTimeouts = {
  query_timeout: timeoutMs,
  idle_in_transaction_session_timeout: timeoutMs,
  keepAlive: true,
} as const

/** A class whose rows TypeORM reads and writes. */
export type Entity = new () => object

/** Options of the one pool that the API and the jobs share. */
export function dataSourceOptions(url: string, entities: readonly Entity[], poolSize = 10) {
  return {
    type: 'postgres' as const,
    url,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    applicationName: 'clarity',
    poolSize,
    connectTimeoutMS: 5_000,
    extra: { ...connectionTimeouts, Client: PreparingClient, onConnect: endWithoutAnswer },
    logging: false,
  } satisfies DataSourceOptions
}

/** Options for a migration or a restore: one connection, without a time limit. */
export function untimedOptions(url: string) {
  return { ...dataSourceOptions(url, []), poolSize: 1, extra: { keepAlive: true } } satisfies DataSourceOptions
}
