import { Injectable } from '@nestjs/common'
import { accountTexts, secondFactorTexts, type ChangePassword } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Invalid } from '../../http/failures.js'
import type { AdminEntity } from '../admins/admin.entity.js'
import { AdminsService } from '../admins/admins.service.js'
import { SessionsService } from '../sessions/sessions.service.js'

/** What admins change of their own accounts. */
@Injectable()
export class AccountService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
  ) {}

  /** Ends every other session. Throws Invalid, Conflict and TooMany. */
  async changePassword(request: FastifyRequest, { old, new: password }: ChangePassword): Promise<void> {
    const { tokenHash } = await this.sessions.getSession(request)
    const admin = await this.requirePassword(request, old, accountTexts.oldPasswordWrong)
    if (password === old) throw new Invalid(accountTexts.samePassword)
    await this.admins.changePassword(admin, password, tokenHash)
  }

  /** Asks the caller for the password again. A wrong one counts as a failed sign-in. Throws Invalid and TooMany. */
  async requirePassword(
    request: FastifyRequest,
    password: string,
    sentence: string = secondFactorTexts.passwordWrong,
  ): Promise<AdminEntity> {
    const admin = await this.sessions.findByPassword(request, password)
    if (!admin) throw new Invalid(sentence)
    return admin
  }
}
