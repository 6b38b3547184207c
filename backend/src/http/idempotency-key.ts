import { IdempotencyKey, idempotencyTexts } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { is } from 'valibot'
import { Invalid } from './failures.js'

/** The request's Idempotency-Key without its quotes; null without one. Throws Invalid. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key']
  if (given === undefined) return null
  if (!is(IdempotencyKey, given)) throw new Invalid(idempotencyTexts.invalid)
  return given.replace(/^"|"$/g, '')
}
