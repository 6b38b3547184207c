import { Body, Controller, Post, Req } from '@nestjs/common'
import { Invitation, InvitationToken, Join } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { InvitationsService } from './invitations.service.js'

/** For the invited, who have no session. The token is in the body, because addresses are logged. */
@Controller('api/auth')
@Access('public')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('invitation')
  @Answers(Invitation)
  get(
    @Body({ schema: InvitationToken }) { token }: InvitationToken,
    @Req() request: FastifyRequest,
  ): Promise<Invitation> {
    return this.invitations.get(request, token)
  }

  @Post('join')
  @Recorded('person')
  @AnswersNothing()
  join(@Body({ schema: Join }) body: Join, @Req() request: FastifyRequest): Promise<void> {
    return this.invitations.join(request, body)
  }
}
