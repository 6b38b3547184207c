import { Module } from '@nestjs/common'
import { ExactlyOnceModule } from '../../jobs/exactly-once/exactly-once.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { ConversationIngestionModule } from '../conversation-ingestion/conversation-ingestion.module.js'
import { DemoSessionsModule } from '../demo-sessions/demo-sessions.module.js'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { CallAttemptsService } from './call-attempts.service.js'
import { CallCostService } from './call-cost.service.js'
import { CallCostsRepository } from './call-costs.repository.js'
import { SettleCallHandler } from './settle-call.handler.js'
import { CallTimeService } from './call-time.service.js'
import { CallsRepository } from './calls.repository.js'
import { CallsService } from './calls.service.js'
import { EndCallHandler } from './end-call.handler.js'
import { EndRingingHandler } from './end-ringing.handler.js'
import { PlaceCallHandler } from './place-call.handler.js'
import { SimulatedCallsRepository } from './simulated-calls.repository.js'
import { SimulatedCallsService } from './simulated-calls.service.js'

@Module({
  imports: [ConversationIngestionModule, DemoRequestsModule, DemoSessionsModule, ExactlyOnceModule, OptOutsModule],
  providers: [
    CallsService,
    CallAttemptsService,
    CallTimeService,
    CallCostService,
    CallCostsRepository,
    SettleCallHandler,
    SimulatedCallsService,
    CallsRepository,
    SimulatedCallsRepository,
    PlaceCallHandler,
    EndRingingHandler,
    EndCallHandler,
  ],
  exports: [CallsService, CallTimeService, SimulatedCallsService],
})
export class CallsModule {}
