import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { sessionSentences } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../config/config.js'
import { SessionsService } from '../features/sessions/sessions.service.js'
import { ACCESS, type AccessPolicy } from './access.js'
import { isLoopback } from './client-address.js'
import { NotFound, Unauthenticated } from './failures.js'
import { showsReleaseToken } from './release-token.js'

/** Lets a request through by the policy of its route; what has no policy is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ])
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    switch (policy) {
      case 'public':
      case 'webhook':
        return true
      case 'admin':
        if (await this.sessions.findAdmin(request)) return true
        throw new Unauthenticated(sessionSentences.required)
      case 'release':
        if (showsReleaseToken(request, this.config) || (await this.sessions.findAdmin(request))) return true
        throw new Unauthenticated(sessionSentences.required)
      case 'operator':
        if (isLoopback(request) || (await this.sessions.findAdmin(request))) return true
        throw new NotFound('There is nothing at this address.')
      case undefined:
        return false
    }
  }
}
