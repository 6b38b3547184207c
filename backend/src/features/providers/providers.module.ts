import { Module } from '@nestjs/common'
import { Database } from '../../providers/database/database.js'
import { GeolocationModule } from '../../providers/geolocation/geolocation.module.js'
import { CallsModule } from '../calls/calls.module.js'
import { ConversationIngestionModule } from '../conversation-ingestion/conversation-ingestion.module.js'
import { RepliesModule } from '../replies/replies.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { ProviderActivityService } from './provider-activity.service.js'
import { Ports } from './ports.js'
import { ProvidersController } from './providers.controller.js'
import { ProvidersService } from './providers.service.js'

@Module({
  imports: [CallsModule, ConversationIngestionModule, GeolocationModule, RepliesModule, SmsMessagesModule],
  controllers: [ProvidersController],
  providers: [ProvidersService, ProviderActivityService, Ports, Database],
})
export class ProvidersModule {}
