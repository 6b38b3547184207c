import { Module, type DynamicModule } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { dataSourceOptions, type Entity } from './data-source.js'

/** The data source on an already migrated database. */
@Module({})
export class DatabaseModule {
  static at(url: string, entities: readonly Entity[], poolSize?: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(url, entities, poolSize), retryAttempts: 0 })],
    }
  }
}
