import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { automaticCallHeader } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Observable } from 'rxjs'
import { SessionsService } from './sessions.service.js'

/** Runs after the guards, so it knows whether the request has used its session, and before anything is sent. */
@Injectable()
export class RenewSessionInterceptor implements NestInterceptor {
  constructor(private readonly sessions: SessionsService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp()
    const request = http.getRequest<FastifyRequest>()
    // A page that asks again by itself would keep a session open at which nobody sits.
    if (request.headers[automaticCallHeader] === undefined)
      await this.sessions.renew(request, http.getResponse<FastifyReply>())
    return next.handle()
  }
}
