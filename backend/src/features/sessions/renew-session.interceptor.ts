import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Observable } from 'rxjs'
import { SessionsService } from './sessions.service.js'

/** Runs after the guards, so it knows whether the request has used its session, and before anything is sent. */
@Injectable()
export class RenewSessionInterceptor implements NestInterceptor {
  constructor(private readonly sessions: SessionsService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp()
    await this.sessions.renew(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>())
    return next.handle()
  }
}
