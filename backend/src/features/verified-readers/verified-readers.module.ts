import { Module } from '@nestjs/common'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { ReaderCodesRepository } from './reader-codes.repository.js'
import { ReaderCodesSender } from './reader-codes.sender.js'
import { ReaderPassesRepository } from './reader-passes.repository.js'
import { VerifiedReadersService } from './verified-readers.service.js'

@Module({
  imports: [OptOutsModule, SmsMessagesModule],
  providers: [VerifiedReadersService, ReaderCodesSender, ReaderCodesRepository, ReaderPassesRepository],
  exports: [VerifiedReadersService],
})
export class VerifiedReadersModule {}
