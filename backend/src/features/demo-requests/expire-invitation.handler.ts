import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { expireInvitation, type ExpireInvitation } from './expire-invitation.job.js'

@Injectable()
export class ExpireInvitationHandler extends JobHandler<ExpireInvitation> {
  readonly job = expireInvitation

  constructor(
    private readonly repository: DemoRequestsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  /** Only a request still in this state expires: an invitation that the manager confirmed has its own expiry. */
  async handle({ demoRequestId, state = 'invited', invitations = 1 }: ExpireInvitation): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, demoRequestId)
      if (request?.state !== state) return
      const sent = await this.repository.countInvitations(manager, demoRequestId)
      if (state === 'awaiting_manager' || sent <= invitations)
        await this.demoRequests.advance(manager, demoRequestId, 'expired', 'nobody answered in time')
    })
  }
}
