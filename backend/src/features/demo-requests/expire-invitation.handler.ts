import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { expireInvitation } from './expire-invitation.job.js'

@Injectable()
export class ExpireInvitationHandler extends JobHandler<{ demoRequestId: string }> {
  readonly job = expireInvitation

  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  /** Only what is still an open invitation expires: the table of transitions knows no other way there. */
  async handle({ demoRequestId }: { demoRequestId: string }): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.demoRequests.advance(manager, demoRequestId, 'expired', 'nobody answered in time'),
    )
  }
}
