import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { readReadiness, type Readiness } from '../../database/schema/read-schema-state.js'

@Injectable()
export class HealthRepository {
  constructor(private readonly dataSource: DataSource) {}

  readReadiness(): Promise<Readiness> {
    return readReadiness((text, values) => this.dataSource.query(text, values))
  }

  /** The folder of the database's files on its own machine. */
  async readDataFolder(): Promise<string> {
    const [row] = await this.dataSource.query<[{ data_directory: string }]>('SHOW data_directory')
    return row.data_directory
  }
}
