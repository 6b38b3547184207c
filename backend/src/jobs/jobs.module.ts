import { Module, type DynamicModule } from '@nestjs/common'
import { DiscoveryModule } from '@nestjs/core'
import { PgBoss } from 'pg-boss'
import { connectionTimeouts } from '../database/data-source.js'
import type { JobDefinition } from './job.js'
import { JobQueue } from './job-queue.js'
import { JobRunner, JOBS } from './job-runner.js'

/** Queues in the application's own database, which lets a row and its job commit together. */
@Module({})
export class JobsModule {
  static on(databaseUrl: string, jobs: readonly JobDefinition<object>[]): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: PgBoss, useFactory: () => createBoss(databaseUrl) },
        { provide: JOBS, useValue: jobs },
        JobQueue,
        JobRunner,
      ],
      exports: [JobQueue, JOBS],
    }
  }
}

function createBoss(connectionString: string): PgBoss {
  return new PgBoss({
    ...connectionTimeouts,
    connectionString,
    application_name: 'clarity jobs',
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    schedule: false,
  })
}
