import { SetMetadata } from '@nestjs/common'

/**
 * Who may use a route. `public`: everyone. `admin`: a signed-in admin. `release`: an admin, or a program with the
 * release token. `webhook`: a provider that signs its requests (the route verifies). `operator`: an admin, or every
 * caller on this machine if PUBLIC_URL is a loopback address.
 */
export type AccessPolicy = 'public' | 'admin' | 'release' | 'webhook' | 'operator'

export const ACCESS = 'clarity:access'

/** Every controller or route states its policy; the start fails for one that does not. */
export const Access = (policy: AccessPolicy) => SetMetadata(ACCESS, policy)
