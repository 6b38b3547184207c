import { isTokenRight } from '@clarity/contracts'
import type { AccessPolicy } from '../src/http/access.js'

/** True for a route that needs a signed-in admin, or else a program's token. */
export function isForAdmins(policy: AccessPolicy | undefined): boolean {
  return policy === 'admin' || (policy !== undefined && isTokenRight(policy))
}
