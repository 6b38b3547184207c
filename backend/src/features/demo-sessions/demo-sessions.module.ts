import { Module } from '@nestjs/common'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { ConversationIngestionModule } from '../conversation-ingestion/conversation-ingestion.module.js'
import { ReportRunsModule } from '../report-runs/report-runs.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { AgentScenariosService } from './agent-scenarios.service.js'
import { DemoSessionsController } from './demo-sessions.controller.js'
import { DemoSessionsService } from './demo-sessions.service.js'
import { LiveConnections } from './live-connections.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveConversationsService } from './live-conversations.service.js'
import { LiveTalkService } from './live-talk.service.js'
import { LiveTurnsRepository } from './live-turns.repository.js'
import { ProvidedSessionsService } from './provided-sessions.service.js'
import { IdleTimeoutHandler } from './idle-timeout.handler.js'
import { WelcomeController } from './welcome.controller.js'

@Module({
  imports: [
    DemoRequestsModule,
    ConversationIngestionModule,
    ReportRunsModule,
    ReportsModule,
    ScenariosModule,
    SessionsModule,
  ],
  controllers: [DemoSessionsController, WelcomeController],
  providers: [
    LiveConversationsService,
    LiveConversationsRepository,
    LiveTurnsRepository,
    AgentScenariosService,
    DemoSessionsService,
    ProvidedSessionsService,
    LiveConnections,
    LiveTalkService,
    IdleTimeoutHandler,
  ],
  exports: [LiveConversationsService, AgentScenariosService],
})
export class DemoSessionsModule {}
