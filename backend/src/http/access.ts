import { SetMetadata } from '@nestjs/common'
import type { TokenRight } from '@clarity/contracts'
import type { ForAnalysts } from './for-analysts.js'

/**
 * Who may use a route. `public`: everyone. `admin`: a signed-in admin. A token's right, such as `remotes:release`: an
 * admin, or a program whose token has it (for the module that the address names as `:name`). `webhook`: a provider that
 * signs its requests (the route verifies). `operator`: an admin, or every caller on this machine if PUBLIC_URL is a
 * loopback address.
 */
export type AccessPolicy = 'public' | 'admin' | 'webhook' | 'operator' | TokenRight

/** A route's policy, and how it answers accounts that only read. */
export interface AccessRule {
  readonly policy: AccessPolicy
  readonly forAnalysts: ForAnalysts | undefined
}

export const ACCESS = 'clarity:access'

/** Every controller or route states its policy; the start fails for one that does not. */
export const Access = (policy: AccessPolicy) => SetMetadata(ACCESS, policy)
