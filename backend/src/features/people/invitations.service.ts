import { Injectable } from '@nestjs/common'
import { personTexts, type Invitation, type Join } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { DataSource } from 'typeorm'
import { noteCaller } from '../../http/caller.js'
import { clientAddress } from '../../http/client-address.js'
import { Gone, NotFound } from '../../http/failures.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { AdminsService } from '../admins/admins.service.js'
import { hashInvitationToken } from './invitation-link.js'
import { wrongInvitationsPerNetwork } from './invitation-limits.js'
import { InvitationsRepository, type KnownInvitation } from './invitations.repository.js'

/** What a colleague does with the link of an invitation. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: InvitationsRepository,
    private readonly admins: AdminsService,
    private readonly limits: RateLimits,
  ) {}

  /** Throws NotFound, Gone for one that was used or has ended, and TooMany. */
  async get(request: FastifyRequest, token: string): Promise<Invitation> {
    const invitation = await this.repository.findByHash(hashInvitationToken(token))
    const { email, role, expiresAt } = await this.requireOpen(request, invitation)
    return { email, role, expires_at: expiresAt.toISOString() }
  }

  /** Makes the account; the link works once. Throws as above, and Invalid for a password that is easy to guess. */
  async join(request: FastifyRequest, { token, password }: Join): Promise<void> {
    const account = await this.dataSource.transaction(async (manager) => {
      const invitation = await this.repository.lockByHash(manager, hashInvitationToken(token))
      const open = await this.requireOpen(request, invitation)
      await this.repository.markUsed(manager, open.id)
      return this.admins.join(manager, open, password)
    })
    noteCaller(request, { account })
  }

  private async requireOpen(request: FastifyRequest, invitation: KnownInvitation | null): Promise<KnownInvitation> {
    if (!invitation) {
      await this.limits.consume(wrongInvitationsPerNetwork, networkOf(clientAddress(request)))
      throw new NotFound(personTexts.linkUnknown)
    }
    if (invitation.usedAt !== null) throw new Gone(personTexts.linkUsed)
    if (invitation.isExpired) throw new Gone(personTexts.linkExpired)
    return invitation
  }
}
