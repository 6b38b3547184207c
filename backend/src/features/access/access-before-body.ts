import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyRequest } from 'fastify'
import { AccessCheck } from './access-check.js'
import { AccessPolicies } from '../../http/access-policies.js'
import { hasBody } from '../../http/has-body.js'

/** Checks the access policy before a body is read. The guard checks every request again. */
export function checkAccessBeforeBody(app: NestFastifyApplication): void {
  const access = app.get(AccessCheck)
  const policies = app.get(AccessPolicies)
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRequest', async (request: FastifyRequest) => {
    const rule = hasBody(request) && policies.find(request.method, request.routeOptions.url)
    if (rule) await access.require(request, rule)
  })
}
