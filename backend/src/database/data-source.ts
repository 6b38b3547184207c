import { DataSource, type DataSourceOptions } from 'typeorm'
import { entities } from './entities.js'
import { migrations } from './migrations/migrations.js'

/** pg waits for ever on a half-open connection; past this a query fails and its connection is dropped. */
const queryTimeoutMs = 30_000

/** Options of the one pool that the API and the jobs share. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    applicationName: 'clarity',
    poolSize: 10,
    connectTimeoutMS: 5_000,
    extra: { query_timeout: queryTimeoutMs, keepAlive: true },
    logging: false,
  }
}

/** Brings the schema up to date. Safe when several processes start at once: one does it, the others wait. */
export async function migrate(url: string): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(url)).initialize()
  try {
    const runner = dataSource.createQueryRunner()
    await runner.query('SELECT pg_advisory_lock(hashtext($1))', ['clarity migrations'])
    try {
      await dataSource.runMigrations({ transaction: 'all' })
    } finally {
      await runner.query('SELECT pg_advisory_unlock(hashtext($1))', ['clarity migrations'])
      await runner.release()
    }
  } finally {
    await dataSource.destroy()
  }
}
