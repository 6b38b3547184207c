import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config/config.js'

/** Headers of every answer. A page sets its own content policy; what is no page may load nothing at all. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.protocol === 'https:',
    // Old browsers' switches: each page policy already says it, and the gate counts its bytes.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: false,
    originAgentCluster: false,
  }
}
