import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { TokensModule } from '../tokens/tokens.module.js'
import { AnalystsModule } from '../analysts/analysts.module.js'
import { AccessCheck } from './access-check.js'
import { AnalystAccess } from './analyst-access.js'
import { CallersService } from './callers.service.js'

@Module({
  imports: [AnalystsModule, SessionsModule, TokensModule],
  providers: [AccessCheck, AnalystAccess, CallersService],
  exports: [AccessCheck, CallersService],
})
export class AccessModule {}
