import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { AskForEndHandler } from './ask-for-end.handler.js'
import { FinishedConversationsService } from './finished-conversations.service.js'
import { JoinWaitingEventsHandler } from './join-waiting-events.handler.js'
import { TakeInConversationHandler } from './take-in-conversation.handler.js'
import { VoiceAttemptsRepository } from './voice-attempts.repository.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

@Module({
  imports: [ConversationsModule, DemoRequestsModule, ReportsModule],
  providers: [
    FinishedConversationsService,
    VoiceEventsRepository,
    VoiceAttemptsRepository,
    TakeInConversationHandler,
    JoinWaitingEventsHandler,
    AskForEndHandler,
  ],
  exports: [FinishedConversationsService],
})
export class FinishedConversationsModule {}
