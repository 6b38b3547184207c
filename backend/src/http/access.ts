import { SetMetadata } from '@nestjs/common'

/**
 * Who may use a route: `public` anybody, `admin` a signed-in admin, `release` an admin or a program that shows the release
 * token, `webhook` a provider that signs what it sends (the route checks), `operator` an admin, or
 * anybody on a machine that serves only itself.
 */
export type AccessPolicy = 'public' | 'admin' | 'release' | 'webhook' | 'operator'

export const ACCESS = 'clarity:access'

/** Every controller or route states its policy; the start fails for one that does not. */
export const Access = (policy: AccessPolicy) => SetMetadata(ACCESS, policy)
