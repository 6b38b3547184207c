import type { Call } from './documented-calls.ts'

/** What a caller shows of itself; nothing at all is a stranger. */
export interface Caller {
  /** Of the account whose session is shown. */
  readonly role?: 'admin' | 'analyst'
  /** Of the right token that is shown; null for a wrong one. */
  readonly scopes?: readonly string[] | null
  /** The installation's own token has another form: a call that accepts no token does not know it. */
  readonly isReleaseToken?: boolean
  /** Sends what a browser sends for another site's page. */
  readonly isForeign?: boolean
}

const safeMethods = ['GET', 'HEAD']

/**
 * The statuses with which the document says that this call is refused. None: it must be answered, independent of the
 * rest of the request.
 */
export function promisedRefusals(call: Call, method: string, caller: Caller): readonly number[] {
  if (call.isSigned) return [401]
  const own = refusalsOf(call, caller)
  return caller.isForeign && !safeMethods.includes(method) ? [...own, 403] : own
}

function refusalsOf(call: Call, { role, scopes, isReleaseToken }: Caller): readonly number[] {
  if (role !== undefined) return call.roles === undefined || call.roles.includes(role) ? [] : [403]
  if (call.isOfOperator) return [404]
  if (!call.needsSession) return []
  if (!scopes || (isReleaseToken && call.scopes.length === 0)) return [401]
  return call.scopes.some((scope) => scopes.includes(scope)) ? [] : [403]
}
