import { DataSource } from 'typeorm'
import type { Config } from '../config/config.js'
import { dataSourceOptions, migrate } from '../database/data-source.js'
import { openDatabase } from '../database/open-database.js'
import { AdminsRepository } from '../features/admins/admins.repository.js'
import { AdminsService } from '../features/admins/admins.service.js'

/** Lends the admins of the configured database, which the server may be using meanwhile. */
export async function withAdmins<Result>(
  config: Config,
  use: (admins: AdminsService) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, () => {})
  try {
    await migrate(database.url)
    const dataSource = await new DataSource(dataSourceOptions(database.url)).initialize()
    try {
      return await use(new AdminsService(dataSource, new AdminsRepository(dataSource)))
    } finally {
      await dataSource.destroy()
    }
  } finally {
    await database.close()
  }
}
