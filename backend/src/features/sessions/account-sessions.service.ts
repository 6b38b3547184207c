import { Injectable } from '@nestjs/common'
import { accountTexts, type AccountSession } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../http/failures.js'
import { toAccountSession } from './account-session.mapper.js'
import { AccountSessionsRepository } from './account-sessions.repository.js'
import { SessionCookie } from './session-cookie.js'
import { SessionsService } from './sessions.service.js'

/** The browsers that are signed in to the caller's account. */
@Injectable()
export class AccountSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly repository: AccountSessionsRepository,
    private readonly cookie: SessionCookie,
  ) {}

  /** Most recently used first. */
  async list(request: FastifyRequest): Promise<AccountSession[]> {
    const { adminId, tokenHash } = await this.sessions.getSession(request)
    const rows = await this.repository.list(adminId)
    return rows.map((row) => toAccountSession(row, tokenHash))
  }

  /** Throws NotFound. */
  async end(request: FastifyRequest, id: string): Promise<void> {
    const { adminId } = await this.sessions.getSession(request)
    if (!(await this.repository.delete(adminId, id))) throw new NotFound(accountTexts.sessionUnknown)
  }

  /** This browser too. */
  async endAll(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { adminId } = await this.sessions.getSession(request)
    await this.repository.deleteAll(adminId)
    this.cookie.clear(reply)
  }

  /** The other new devices are the caller's own. */
  async confirmDevices(request: FastifyRequest): Promise<void> {
    const { adminId, tokenHash } = await this.sessions.getSession(request)
    await this.repository.confirmOthers(adminId, tokenHash)
  }
}
