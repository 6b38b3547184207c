import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { smsSettled } from '../sms-messages/sms-settled.job.js'
import { DemoRequestsService } from './demo-requests.service.js'

const invitations = ['sms_recipient_invitation_template', 'sms_self_demo_invitation_template']

/** An invitation that was sent, or never will be, moves its demo request on. */
@Injectable()
export class NoteSmsHandler extends JobHandler<{
  demoRequestId: string
  template: string
  outcome: 'sent' | 'failed'
}> {
  readonly job = smsSettled

  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ demoRequestId, template, outcome }: { demoRequestId: string; template: string; outcome: string }) {
    if (!invitations.includes(template)) return
    const to = outcome === 'sent' ? 'invited' : 'invitation_failed'
    await this.dataSource.transaction((manager) =>
      this.demoRequests.advance(manager, demoRequestId, to, `invitation SMS ${outcome}`),
    )
  }
}
