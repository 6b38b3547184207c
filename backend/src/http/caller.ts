import type { FastifyRequest } from 'fastify'

/** Who made a request, by id: an admin's account, or a program's token. */
export type Caller = { readonly account: string } | { readonly token: string }

const callers = new WeakMap<FastifyRequest, Caller>()

/** Called once the caller is recognised, because the log must not ask the database again. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller)
}

/** Null for a request whose caller was not asked for, or is unknown. */
export function callerOf(request: FastifyRequest): Caller | null {
  return callers.get(request) ?? null
}
