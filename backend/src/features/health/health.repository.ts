import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

@Injectable()
export class HealthRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Names of this version's migrations that the database has not had. */
  async listMissingMigrations(): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query('SELECT name FROM migrations')
    const done = new Set(rows.map(({ name }) => name))
    return this.dataSource.migrations
      .map(({ name, constructor }) => name ?? constructor.name)
      .filter((name) => !done.has(name))
  }
}
