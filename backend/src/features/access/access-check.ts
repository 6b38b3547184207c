import { Inject, Injectable } from '@nestjs/common'
import {
  isTokenRight,
  missingScopeSentence,
  sessionTexts,
  tokenScope,
  tokenTexts,
  type TokenRight,
} from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import type { AccessPolicy, AccessRule } from '../../http/access.js'
import { isAtOwnMachine } from '../../http/client-address.js'
import { Forbidden, NotFound, Unauthenticated } from '../../http/failures.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { TokenCallersService } from '../tokens/token-callers.service.js'
import { AnalystAccess } from './analyst-access.js'

/** Checks a request against an access policy. A second check of one request does not read the session or token again. */
@Injectable()
export class AccessCheck {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: TokenCallersService,
    private readonly analysts: AnalystAccess,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws if the policy, or the role of the account, does not allow the request. */
  async require(request: FastifyRequest, rule: AccessRule): Promise<void> {
    await this.requirePolicy(request, rule.policy)
    await this.analysts.require(request, rule)
  }

  private async requirePolicy(request: FastifyRequest, policy: AccessPolicy): Promise<void> {
    if (isTokenRight(policy)) return this.requireRight(request, policy)
    switch (policy) {
      case 'public':
      case 'webhook':
        return
      case 'operator':
        if (isAtOwnMachine(request, this.config.publicUrl) || (await this.sessions.findAdmin(request))) return
        throw new NotFound('There is nothing at this address.')
      case 'admin':
        if (!(await this.sessions.findAdmin(request))) await this.refuseProgram(request)
    }
  }

  /** A program with a valid token learns that only a session is accepted. */
  private async refuseProgram(request: FastifyRequest): Promise<never> {
    if (this.tokens.hasToken(request) && (await this.tokens.find(request))) throw new Forbidden(tokenTexts.sessionOnly)
    throw new Unauthenticated(sessionTexts.required)
  }

  private async requireRight(request: FastifyRequest, right: TokenRight): Promise<void> {
    if (await this.sessions.findAdmin(request)) return
    const caller = await this.tokens.find(request)
    if (!caller) throw new Unauthenticated(sessionTexts.required)
    const { name = '' } = request.params as { name?: string }
    if (!caller.may(right, name)) throw new Forbidden(missingScopeSentence(tokenScope(right, name)))
  }
}
