import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { smsSettled, type SmsSettled } from '../sms-messages/sms-settled.job.js'
import { InvitationsService } from './invitations.service.js'

const invitations = ['sms_recipient_invitation_template', 'sms_self_demo_invitation_template']

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
    if (!invitations.includes(template)) return
    await this.dataSource.transaction((manager) => this.invitations.settle(manager, demoRequestId, outcome))
  }
}
