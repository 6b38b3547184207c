import { Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { AdminsModule } from '../admins/admins.module.js'
import { RenewSessionInterceptor } from './renew-session.interceptor.js'
import { SessionCookie } from './session-cookie.js'
import { SessionsController } from './sessions.controller.js'
import { SessionsRepository } from './sessions.repository.js'
import { SessionsService } from './sessions.service.js'

@Module({
  imports: [AdminsModule],
  controllers: [SessionsController],
  providers: [
    SessionsService,
    SessionsRepository,
    SessionCookie,
    { provide: APP_INTERCEPTOR, useClass: RenewSessionInterceptor },
  ],
  exports: [SessionsService],
})
export class SessionsModule {}
