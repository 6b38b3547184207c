import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import { automaticCallHeader } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Observable } from 'rxjs'
import { SessionsService } from './sessions.service.js'

/** Runs after the guards, when it is known whether the request used its session, and before the answer is sent. */
@Injectable()
export class RenewSessionInterceptor implements NestInterceptor {
  constructor(private readonly sessions: SessionsService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp()
    const request = http.getRequest<FastifyRequest>()
    // Polling must not renew a session: it would never time out on an unattended screen.
    const isAutomatic = request.headers[automaticCallHeader] !== undefined || isEventStream(request)
    if (!isAutomatic) await this.sessions.renew(request, http.getResponse<FastifyReply>())
    return next.handle()
  }
}

/** A browser opens it again by itself, and cannot send our header with it. */
function isEventStream({ headers }: FastifyRequest): boolean {
  return headers.accept === 'text/event-stream'
}
