import { Inject, Injectable } from '@nestjs/common'
import { sessionTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { SessionsService } from './sessions.service.js'
import type { AccessPolicy } from '../../http/access.js'
import { isAtOwnMachine } from '../../http/client-address.js'
import { NotFound, Unauthenticated } from '../../http/failures.js'
import { showsReleaseToken } from '../../http/release-token.js'

/** Checks a request against an access policy. A second check of one request does not read the session again. */
@Injectable()
export class AccessCheck {
  constructor(
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws if the policy does not allow the request. */
  async require(request: FastifyRequest, policy: AccessPolicy): Promise<void> {
    switch (policy) {
      case 'public':
      case 'webhook':
        return
      case 'admin':
        if (await this.sessions.findAdmin(request)) return
        throw new Unauthenticated(sessionTexts.required)
      case 'release':
        if (showsReleaseToken(request, this.config) || (await this.sessions.findAdmin(request))) return
        throw new Unauthenticated(sessionTexts.required)
      case 'operator':
        if (isAtOwnMachine(request, this.config.publicUrl) || (await this.sessions.findAdmin(request))) return
        throw new NotFound('There is nothing at this address.')
    }
  }
}
