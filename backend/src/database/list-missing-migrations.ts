import type { DataSource } from 'typeorm'

/** Names of this version's migrations that the database has not had. */
export async function listMissingMigrations(dataSource: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations')
  const done = new Set(rows.map(({ name }) => name))
  return dataSource.migrations
    .map(({ name, constructor }) => name ?? constructor.name)
    .filter((name) => !done.has(name))
}
