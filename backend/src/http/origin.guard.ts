import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { sessionTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../config/config.js'
import { ACCESS, type AccessPolicy } from './access.js'
import { Forbidden } from './failures.js'
import { isFromForeignSite } from './foreign-site.js'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** CSRF protection: refuses a state change from another site's page. Providers' webhook calls have no browser. */
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
    if (isFromForeignSite(request, this.config.publicUrl)) throw new Forbidden(sessionTexts.foreignOrigin)
    return true
  }
}
