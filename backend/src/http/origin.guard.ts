import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { sessionSentences } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../config/config.js'
import { ACCESS, type AccessPolicy } from './access.js'
import { isLoopback } from './client-address.js'
import { Forbidden } from './failures.js'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Refuses a state change that another site asks a browser for. Providers' webhooks are no browsers. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    if (safeMethods.includes(request.method)) return true
    const policy = this.reflector.getAllAndOverride<AccessPolicy>(ACCESS, [context.getHandler(), context.getClass()])
    if (policy === 'webhook') return true
    const site = request.headers['sec-fetch-site']
    const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    if (isForeignSite || !this.isOwn(request.headers.origin, request))
      throw new Forbidden(sessionSentences.foreignOrigin)
    return true
  }

  private isOwn(origin: string | undefined, request: FastifyRequest): boolean {
    if (origin === undefined) return true
    if (origin === this.config.publicUrl.origin) return true
    // A page that another program serves on the reader's own machine is no page of a server elsewhere.
    if (!isLoopback(request)) return false
    const port = request.socket.localPort
    return loopbackNames.some(
      (name) => origin === `http://${name}:${port}` || (port === 80 && origin === `http://${name}`),
    )
  }
}
