import { Injectable } from '@nestjs/common'
import { accountTexts, type ChangePassword } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Invalid } from '../../http/failures.js'
import { AdminsService } from '../admins/admins.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { SignInAttempts } from '../sessions/sign-in-attempts.js'

/** What admins change of their own accounts. */
@Injectable()
export class AccountService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly attempts: SignInAttempts,
  ) {}

  /** Ends every other session. Wrong passwords count as failed sign-ins. Throws Invalid, Conflict and TooMany. */
  async changePassword(request: FastifyRequest, { old, new: password }: ChangePassword): Promise<void> {
    const { email, tokenHash } = await this.sessions.getSession(request)
    const admin = await this.attempts.run(request, email, () => this.admins.findByPassword(email, old))
    if (!admin) throw new Invalid(accountTexts.oldPasswordWrong)
    if (password === old) throw new Invalid(accountTexts.samePassword)
    await this.admins.changePassword(admin, password, tokenHash)
  }
}
