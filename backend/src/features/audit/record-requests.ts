import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { callerOf } from '../../http/caller.js'
import { clientAddress } from '../../http/client-address.js'
import { networkOf } from '../../limits/network.js'
import { actionOf } from './audit-actions.js'
import { AuditService } from './audit.service.js'
import { auditedIds } from './audited-ids.js'

/**
 * Appends a row for each change and each reading that succeeded, before its answer is sent: without the row there is
 * no answer. Register it before what masks and packs answers.
 */
export function recordRequests(app: NestFastifyApplication): void {
  const audit = app.get(AuditService)
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply, payload) => {
      const caller = callerOf(request)
      const action = actionOf(request.method, request.routeOptions.url ?? '')
      const { statusCode } = reply
      const isReaderError = request.routeOptions.url?.startsWith('/api/report/') && statusCode === 204
      if (caller && action !== null && statusCode < 400 && !isReaderError) {
        const network = networkOf(clientAddress(request))
        await audit.append(caller, { action, ids: auditedIds(request, statusCode, payload), network })
      }
      return payload
    })
}
