import { Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { AdminsModule } from '../admins/admins.module.js'
import { DeviceCookie } from './device-cookie.js'
import { RenewSessionInterceptor } from './renew-session.interceptor.js'
import { SessionCookie } from './session-cookie.js'
import { SessionsController } from './sessions.controller.js'
import { SessionsRepository } from './sessions.repository.js'
import { SessionsService } from './sessions.service.js'
import { SignInAttempts } from './sign-in-attempts.js'

@Module({
  imports: [AdminsModule],
  controllers: [SessionsController],
  providers: [
    SessionsService,
    SessionsRepository,
    SessionCookie,
    DeviceCookie,
    SignInAttempts,
    { provide: APP_INTERCEPTOR, useClass: RenewSessionInterceptor },
  ],
  exports: [SessionsService],
})
export class SessionsModule {}
