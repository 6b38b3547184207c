import { Module } from '@nestjs/common'
import { AdminsModule } from '../admins/admins.module.js'
import { PasskeysModule } from '../passkeys/passkeys.module.js'
import { SecondFactorsModule } from '../second-factors/second-factors.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { AccountController } from './account.controller.js'
import { AccountService } from './account.service.js'
import { AuthenticatorController } from './authenticator.controller.js'
import { PasskeysController } from './passkeys.controller.js'

@Module({
  imports: [AdminsModule, PasskeysModule, SecondFactorsModule, SessionsModule],
  controllers: [AccountController, AuthenticatorController, PasskeysController],
  providers: [AccountService],
})
export class AccountModule {}
