import { Injectable } from '@nestjs/common'
import { invitationTemplates } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { smsOutcomeKnown, type SmsOutcomeKnown } from '../sms-messages/sms-outcome-known.job.js'
import { InvitationsService } from './invitations.service.js'

/** Advances a demo request whose invitation was sent or has failed for good. */
@Injectable()
export class SmsOutcomeHandler extends JobHandler<SmsOutcomeKnown> {
  readonly job = smsOutcomeKnown

  constructor(
    private readonly invitations: InvitationsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ demoRequestId, template, outcome }: SmsOutcomeKnown): Promise<void> {
    if (!invitationTemplates.some((invitation) => invitation === template)) return
    await this.dataSource.transaction((manager) => this.invitations.recordOutcome(manager, demoRequestId, outcome))
  }
}
