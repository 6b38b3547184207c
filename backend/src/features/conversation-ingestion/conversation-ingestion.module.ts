import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { ReconcileAttemptHandler } from './reconcile-attempt.handler.js'
import { ConversationIngestionService } from './conversation-ingestion.service.js'
import { JoinWaitingEventsHandler } from './join-waiting-events.handler.js'
import { IngestConversationHandler } from './ingest-conversation.handler.js'
import { VoiceAttemptsRepository } from './voice-attempts.repository.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

@Module({
  imports: [ConversationsModule, DemoRequestsModule, ReportsModule],
  providers: [
    ConversationIngestionService,
    VoiceEventsRepository,
    VoiceAttemptsRepository,
    IngestConversationHandler,
    JoinWaitingEventsHandler,
    ReconcileAttemptHandler,
  ],
  exports: [ConversationIngestionService],
})
export class ConversationIngestionModule {}
