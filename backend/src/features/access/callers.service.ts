import { Injectable } from '@nestjs/common'
import { missingScopeSentence, sessionTexts, type TokenRight } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Forbidden, Unauthenticated } from '../../http/failures.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { TokenCallersService } from '../tokens/token-callers.service.js'

/** A caller of a public route whom the limits for strangers do not concern: an admin, or a program with a token. */
export interface TrustedCaller {
  /** Null for a program. */
  readonly adminId: string | null
  /** The same for each call with one session or token, and for no other. */
  readonly source: string
}

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

  /**
   * The admin or program that calls a public route; null for any other caller. Throws Unauthenticated for a wrong token,
   * and Forbidden for one without the right.
   */
  async findTrusted(request: FastifyRequest, right: TokenRight): Promise<TrustedCaller | null> {
    const session = await this.sessions.findSession(request)
    if (session) return { adminId: session.adminId, source: `session ${session.tokenHash}` }
    const caller = await this.tokens.find(request)
    if (!caller) return null
    if (!caller.may(right, '')) throw new Forbidden(missingScopeSentence(right))
    return { adminId: null, source: `token ${caller.id}` }
  }
}
