import { Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { GeolocationModule } from '../../providers/geolocation/geolocation.module.js'
import { AdminsModule } from '../admins/admins.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SecondFactorsModule } from '../second-factors/second-factors.module.js'
import { AccountSessionsRepository } from './account-sessions.repository.js'
import { AccountSessionsService } from './account-sessions.service.js'
import { DeviceCookie } from './device-cookie.js'
import { RenewSessionInterceptor } from './renew-session.interceptor.js'
import { SessionCookie } from './session-cookie.js'
import { SessionOrigin } from './session-origin.js'
import { SessionsController } from './sessions.controller.js'
import { SessionsRepository } from './sessions.repository.js'
import { SessionsService } from './sessions.service.js'
import { SignInAttempts } from './sign-in-attempts.js'

@Module({
  imports: [AdminsModule, GeolocationModule, PasskeysModule, SecondFactorsModule],
  controllers: [SessionsController],
  providers: [
    SessionsService,
    SessionsRepository,
    SessionCookie,
    DeviceCookie,
    SignInAttempts,
    SessionOrigin,
    AccountSessionsService,
    AccountSessionsRepository,
    { provide: APP_INTERCEPTOR, useClass: RenewSessionInterceptor },
  ],
  exports: [AccountSessionsService, SessionsService],
})
export class SessionsModule {}
