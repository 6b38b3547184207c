import { Module, type DynamicModule } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core'
import { StandardSchemaSerializerInterceptor } from '@nestjs/common'
import type { Config } from './config/config.js'
import { ConfigModule } from './config/config.module.js'
import { DatabaseModule } from './database/database.module.js'
import { SessionsModule } from './features/sessions/sessions.module.js'
import { ShortCodesModule } from './features/short-codes/short-codes.module.js'
import { AccessGuard } from './http/access.guard.js'
import { contractPipe } from './http/contract.pipe.js'
import { ErrorFilter } from './http/error.filter.js'
import { OriginGuard } from './http/origin.guard.js'
import { allJobs } from './jobs/all-jobs.js'
import { JobsModule } from './jobs/jobs.module.js'
import { LimitsModule } from './limits/limits.module.js'
import { LogModule } from './log/log.module.js'

/** The whole backend on one migrated database. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LogModule,
        DatabaseModule.at(databaseUrl),
        JobsModule.on(databaseUrl, allJobs),
        LimitsModule,
        SessionsModule,
        ShortCodesModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: contractPipe },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: StandardSchemaSerializerInterceptor },
      ],
    }
  }
}
