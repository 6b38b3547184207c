import type { DataSourceOptions } from 'typeorm'
import { migrations } from './migrations/migrations.js'

/** pg waits without limit on a half-open connection; after this time a query fails and its connection is dropped. */
const queryTimeoutMs = 30_000

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
    extra: { query_timeout: queryTimeoutMs, keepAlive: true },
    logging: false,
  } satisfies DataSourceOptions
}

/** Options for a migration or a restore: one connection, without a time limit. */
export function untimedOptions(url: string) {
  return { ...dataSourceOptions(url, []), poolSize: 1, extra: { keepAlive: true } } satisfies DataSourceOptions
}
