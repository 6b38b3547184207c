import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.js'
import { routeOf } from './request-log.js'

/** Makes each request a span. Registered only if traces are recorded. */
export function traceRequests(fastify: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const within = (request: FastifyRequest, work: () => void) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), work)
    else work()
  }
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Without a proxy of ours, a stranger would choose what is recorded, and in whose trace.
    const from = trustProxy.length > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const name = `${request.method} ${routeOf(request)}`
    const attributes = {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'clarity.id': request.id,
    }
    spans.set(request, trace.getTracer('clarity').startSpan(name, { kind: SpanKind.SERVER, attributes }, from))
    within(request, done)
  })
  fastify.addHook('preValidation', (request, _reply, done) => within(request, done))
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
