import { Module } from '@nestjs/common'
import { AccessModule } from '../access/access.module.js'
import { BatchesModule } from '../batches/batches.module.js'
import { IdempotencyModule } from '../idempotency/idempotency.module.js'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { SendingModule } from '../sending/sending.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { WebhooksModule } from '../webhooks/webhooks.module.js'
import { DemoMessagesService } from './demo-messages.service.js'
import { DemoRequestAllowance } from './demo-request-allowance.js'
import { DemoRequestListController } from './demo-request-list.controller.js'
import { DemoRequestsController } from './demo-requests.controller.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { ExpireInvitationHandler } from './expire-invitation.handler.js'
import { InvitationsService } from './invitations.service.js'
import { NewDemosService } from './new-demos.service.js'
import { SmsOutcomeHandler } from './sms-outcome.handler.js'

@Module({
  imports: [
    AccessModule,
    BatchesModule,
    IdempotencyModule,
    OptOutsModule,
    ScenariosModule,
    SendingModule,
    ShortCodesModule,
    SmsMessagesModule,
    WebhooksModule,
  ],
  controllers: [DemoRequestsController, DemoRequestListController],
  providers: [
    DemoRequestsService,
    NewDemosService,
    DemoMessagesService,
    InvitationsService,
    DemoRequestsRepository,
    DemoRequestAllowance,
    SmsOutcomeHandler,
    ExpireInvitationHandler,
  ],
  exports: [DemoRequestsService, NewDemosService, DemoMessagesService, InvitationsService],
})
export class DemoRequestsModule {}
