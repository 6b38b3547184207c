import type { DataSourceOptions } from 'typeorm'
import { migrations } from './migrations/migrations.js'

/** pg waits for ever on a half-open connection; past this a query fails and its connection is dropped. */
const queryTimeoutMs = 30_000

/** A class whose rows TypeORM reads and writes. */
export type Entity = new () => object

/** Options of the one pool that the API and the jobs share. */
export function dataSourceOptions(url: string, entities: readonly Entity[]) {
  return {
    type: 'postgres' as const,
    url,
    entities: [...entities],
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    applicationName: 'clarity',
    poolSize: 10,
    connectTimeoutMS: 5_000,
    extra: { query_timeout: queryTimeoutMs, keepAlive: true },
    logging: false,
  } satisfies DataSourceOptions
}

/** Options for a migration or a restore: one connection, and as much time as the data take. */
export function unhurriedOptions(url: string) {
  return { ...dataSourceOptions(url, []), poolSize: 1, extra: { keepAlive: true } } satisfies DataSourceOptions
}
