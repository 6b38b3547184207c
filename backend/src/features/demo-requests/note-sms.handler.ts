import { Injectable } from '@nestjs/common'
import { invitationTemplates } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { smsSettled, type SmsSettled } from '../sms-messages/sms-settled.job.js'
import { InvitationsService } from './invitations.service.js'

/** An invitation that was sent, or never will be, moves its demo request on. */
@Injectable()
export class NoteSmsHandler extends JobHandler<SmsSettled> {
  readonly job = smsSettled

  constructor(
    private readonly invitations: InvitationsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ demoRequestId, template, outcome }: SmsSettled): Promise<void> {
    if (!invitationTemplates.some((invitation) => invitation === template)) return
    await this.dataSource.transaction((manager) => this.invitations.settle(manager, demoRequestId, outcome))
  }
}
