import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Limit, RateLimitResult } from './limit.js'

interface SpentLimit {
  readonly limit: Limit
  readonly result: RateLimitResult
}

const requests = new AsyncLocalStorage<Map<string, SpentLimit>>()

/** The answer to the current request will say what is left of this limit. No effect in a job. */
export function announceLimit(limit: Limit, result: RateLimitResult): void {
  requests.getStore()?.set(limit.name, { limit, result })
}

/** `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers) on answers that a limit was spent for. */
export function sendLimits(fastify: FastifyInstance): void {
  const spentBy = new WeakMap<object, Map<string, SpentLimit>>()
  fastify.addHook('preHandler', (request, _reply, done) => {
    const spent = new Map<string, SpentLimit>()
    spentBy.set(request, spent)
    requests.run(spent, done)
  })
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const spent = [...(spentBy.get(request)?.values() ?? [])]
    if (spent.length > 0) {
      void reply.header('ratelimit-policy', spent.map(({ limit }) => policy(limit)).join(', '))
      void reply.header('ratelimit', spent.map(left).join(', '))
    }
    done()
  })
}

function policy({ name, points, durationSecs }: Limit): string {
  return `"${name}";q=${points};w=${durationSecs}`
}

function left({ limit, result }: SpentLimit): string {
  return `"${limit.name}";r=${Math.max(0, limit.points - result.used)};t=${result.waitSecs}`
}
