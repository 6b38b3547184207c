import cookie from '@fastify/cookie'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { Logger, PinoLogger } from 'nestjs-pino'
import { AppModule } from './app.module.js'
import type { Config } from '../config/config.js'
import { acceptConversations } from '../features/demo-sessions/conversation-route.js'
import { recordRequests } from '../features/audit/record-requests.js'
import { maskAnalystAnswers } from '../features/analysts/analyst-answers.js'
import { readableAddress } from '../features/pages/readable-address.js'
import { serveAssets } from '../features/pages/serve-assets.js'
import { serveRememberedLinks } from '../features/pages/serve-remembered-links.js'
import { requireOwnHost } from '../http/allowed-hosts.js'
import { checkAccessBeforeBody } from '../features/access/access-before-body.js'
import { limitBodies, defaultBodyBytes } from '../http/body-limits.js'
import { compressJson } from '../http/compress-json.js'
import { connectionLimits, limitAnswerTime } from '../http/connection-limits.js'
import { acceptFormsAt } from '../http/form-body.js'
import { acceptJsonOnly, acceptPolicyReportsAt } from '../http/json-body.js'
import { forbidStoringCalls } from '../http/no-store.js'
import { requireOneHost } from '../http/one-host.js'
import { policyReportsPath } from '../http/policy-reports-path.js'
import { closeRefusedUpgrades } from '../http/refused-upgrades.js'
import { securityHeaders } from '../http/security-headers.js'
import { closeAfterUnreadBodies } from '../http/unread-bodies.js'
import { unreadableRequests } from '../http/unreadable-requests.js'
import { newId } from '../identifiers/new-id.js'
import { AccessPolicies } from '../http/access-policies.js'
import { sendLimits } from '../limits/rate-limit-headers.js'
import { OpenApiCache } from '../openapi/openapi-cache.js'
import { release } from '../database/schema/release.js'
import { logRequests } from '../request-log/request-log.js'
import { traceRequests } from '../request-log/trace-requests.js'
import { Metrics } from '../telemetry/metrics.js'
import { startTracing } from '../telemetry/tracing.js'
import { twilioWebhooks } from '../providers/sms/twilio/twilio-webhook-address.js'

/** The application on a migrated database, not yet listening. Closing it finishes the requests and jobs under way. */
export async function createApp(config: Config, databaseUrl: string): Promise<NestFastifyApplication> {
  await startTracing(config.tracing, { 'service.version': release, 'clarity.role': config.role })
  const adapter = new FastifyAdapter({
    genReqId: newId,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: defaultBodyBytes,
    ...connectionLimits,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // A request on an open connection during shutdown is answered; then the connection is closed.
    return503OnClosing: false,
    ...unreadableRequests,
  })
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, databaseUrl), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  })
  // The library has one logger for the process, with the level of the first application.
  const { logger } = await app.resolve(PinoLogger)
  logger.level = config.logLevel
  app.useLogger(app.get(Logger))
  const fastify = adapter.getInstance()
  logRequests(fastify, app.get(Metrics), app.get(AccessPolicies), config.logLevel)
  if (config.tracing) traceRequests(fastify, config)
  requireOneHost(fastify)
  requireOwnHost(fastify, config)
  serveRememberedLinks(app, config)
  limitAnswerTime(fastify)
  limitBodies(fastify)
  forbidStoringCalls(fastify)
  closeAfterUnreadBodies(fastify)
  closeRefusedUpgrades(fastify)
  acceptJsonOnly(fastify)
  acceptPolicyReportsAt(fastify, policyReportsPath)
  acceptFormsAt(fastify, twilioWebhooks)
  await app.register(helmet, securityHeaders(config))
  await app.register(cookie)
  checkAccessBeforeBody(app)
  sendLimits(fastify)
  recordRequests(app)
  maskAnalystAnswers(app)
  compressJson(fastify)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  await serveAssets(app)
  await acceptConversations(app, config)
  app.get(OpenApiCache).describe(app)
  return app
}
