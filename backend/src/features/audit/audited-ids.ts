import type { FastifyRequest } from 'fastify'

/** Fields of bodies that name rows. */
const named = ['demo_request_id', 'conversationIds', 'ids', 'scenarioId', 'conversation_id'] as const
/** Fields of an answer that name what was created. */
const created = ['id', 'report_id', 'requestId'] as const
const most = 600

/** The ids in the address, in the body, and of what was created. Only what looks like one: nothing that was typed. */
export function auditedIds(request: FastifyRequest, statusCode: number, payload: unknown): string[] {
  const found = [
    ...Object.values((request.params ?? {}) as Record<string, unknown>),
    ...valuesOf(request.body, named),
    ...(statusCode === 201 && typeof payload === 'string' ? valuesOf(parse(payload), created) : []),
  ]
  return [...new Set(found.filter(isIdLike))].slice(0, most)
}

function valuesOf(object: unknown, fields: readonly string[]): unknown[] {
  if (typeof object !== 'object' || object === null) return []
  return fields.flatMap((field) => (object as Record<string, unknown>)[field] ?? [])
}

/** An id, or the name or version of a module; never an email or a phone. */
function isIdLike(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) && !/^\d{7,}$/.test(value)
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
