import { Injectable } from '@nestjs/common'
import { roleTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import type { AccessRule } from '../../http/access.js'
import { Forbidden } from '../../http/failures.js'
import { AnalystRequestsService } from '../analysts/analyst-requests.service.js'
import { SessionsService } from '../sessions/sessions.service.js'

/** What an account that only reads may call. */
@Injectable()
export class AnalystAccess {
  constructor(
    private readonly sessions: SessionsService,
    private readonly requests: AnalystRequestsService,
  ) {}

  /** Throws for a call that is closed to analysts. Other callers pass. */
  async require(request: FastifyRequest, { policy, forAnalysts }: AccessRule): Promise<void> {
    const isPublic = policy === 'public' || policy === 'webhook'
    if (isPublic && forAnalysts === undefined) return
    const session = await this.sessions.findSession(request)
    if (session?.role !== 'analyst' || forAnalysts === 'as-is') return
    if (forAnalysts === undefined || forAnalysts === 'closed') throw new Forbidden(sentenceFor(request))
    await this.requests.admit(request, forAnalysts, session.tokenHash)
  }
}

function sentenceFor({ method, routeOptions }: FastifyRequest): string {
  if (method !== 'GET' && method !== 'HEAD') return roleTexts.readsOnly
  return routeOptions.url?.endsWith('/export') ? roleTexts.noExport : roleTexts.adminsOnly
}
