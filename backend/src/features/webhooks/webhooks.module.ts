import { Module } from '@nestjs/common'
import { AlarmsModule } from '../alarms/alarms.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { DeliverWebhookHandler } from './deliver-webhook.handler.js'
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js'
import { WebhookEventsService } from './webhook-events.service.js'
import { WebhooksController } from './webhooks.controller.js'
import { WebhooksRepository } from './webhooks.repository.js'
import { WebhooksService } from './webhooks.service.js'

@Module({
  imports: [AlarmsModule, SessionsModule],
  controllers: [WebhooksController],
  providers: [
    WebhooksService,
    WebhookEventsService,
    WebhooksRepository,
    WebhookDeliveriesRepository,
    DeliverWebhookHandler,
  ],
  exports: [WebhookEventsService],
})
export class WebhooksModule {}
