import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { TokensModule } from '../tokens/tokens.module.js'
import { AccessCheck } from './access-check.js'
import { CallersService } from './callers.service.js'

@Module({
  imports: [SessionsModule, TokensModule],
  providers: [AccessCheck, CallersService],
  exports: [AccessCheck, CallersService],
})
export class AccessModule {}
