import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { listMissingMigrations } from '../../database/list-missing-migrations.js'

@Injectable()
export class HealthRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Names of this version's migrations that the database has not had. */
  listMissingMigrations(): Promise<string[]> {
    return listMissingMigrations(this.dataSource)
  }
}
