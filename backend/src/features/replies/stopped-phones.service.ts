import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { CallsService } from '../calls/calls.service.js'
import { InvitationsService } from '../demo-requests/invitations.service.js'
import { RepliesRepository } from './replies.repository.js'

/** The consequences of an opt-out, by a STOP or by a carrier that refuses a message because of one. */
@Injectable()
export class StoppedPhonesService {
  constructor(
    private readonly repository: RepliesRepository,
    private readonly invitations: InvitationsService,
    private readonly calls: CallsService,
  ) {}

  /** Ends this phone's open requests and cancels calls to it, in the caller's transaction. */
  async end(manager: EntityManager, phone: string, cause: string): Promise<void> {
    await this.repository.holdPhone(manager, phone)
    await this.invitations.optOut(manager, phone, cause)
    await this.calls.withdraw(manager, phone, 'ended', cause)
  }
}
