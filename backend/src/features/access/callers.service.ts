import { Injectable } from '@nestjs/common'
import { sessionTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Unauthenticated } from '../../http/failures.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { TokenCallersService } from '../tokens/token-callers.service.js'

/** Who makes a change: an admin, or a program with a token. */
@Injectable()
export class CallersService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: TokenCallersService,
  ) {}

  /** The caller's name in a history: an admin's email, `token NAME`, or `release token`. Throws Unauthenticated. */
  async nameCaller(request: FastifyRequest): Promise<string> {
    const name = (await this.sessions.findAdmin(request))?.email ?? (await this.tokens.find(request))?.by
    if (name === undefined) throw new Unauthenticated(sessionTexts.required)
    return name
  }
}
