import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import { ACCESS, type AccessPolicy } from '../../http/access.js'
import { FOR_ANALYSTS, type ForAnalysts } from '../../http/for-analysts.js'
import { AccessCheck } from './access-check.js'

/** Enforces the access policy of each route; a route without a policy is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessCheck,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler()
    const policy = this.reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS, [handler, context.getClass()])
    if (policy === undefined) return false
    const forAnalysts = this.reflector.get<ForAnalysts | undefined>(FOR_ANALYSTS, handler)
    await this.access.require(context.switchToHttp().getRequest<FastifyRequest>(), { policy, forAnalysts })
    return true
  }
}
