import { Module } from '@nestjs/common'
import { AnalystsModule } from '../analysts/analysts.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { LiveEventsController } from './live-events.controller.js'
import { LiveStreamsService } from './live-streams.service.js'

@Module({
  imports: [AnalystsModule, SessionsModule],
  controllers: [LiveEventsController],
  providers: [LiveStreamsService],
})
export class LiveEventsModule {}
