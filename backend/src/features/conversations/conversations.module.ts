import { Module } from '@nestjs/common'
import { WebhooksModule } from '../webhooks/webhooks.module.js'
import { ConversationsController } from './conversations.controller.js'
import { ConversationsRepository } from './conversations.repository.js'
import { ConversationsService } from './conversations.service.js'

@Module({
  imports: [WebhooksModule],
  controllers: [ConversationsController],
  providers: [ConversationsService, ConversationsRepository],
  exports: [ConversationsService],
})
export class ConversationsModule {}
