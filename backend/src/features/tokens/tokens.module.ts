import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { TokenCallersService } from './token-callers.service.js'
import { TokensController } from './tokens.controller.js'
import { TokensRepository } from './tokens.repository.js'
import { TokensService } from './tokens.service.js'

@Module({
  imports: [SessionsModule],
  controllers: [TokensController],
  providers: [TokensService, TokenCallersService, TokensRepository],
  exports: [TokenCallersService],
})
export class TokensModule {}
