import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { LiveEventsController } from './live-events.controller.js'
import { LiveStreamsService } from './live-streams.service.js'

@Module({ imports: [SessionsModule], controllers: [LiveEventsController], providers: [LiveStreamsService] })
export class LiveEventsModule {}
