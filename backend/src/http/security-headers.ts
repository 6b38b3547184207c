import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config/config.js'

/** Headers of every answer. A page sets its own content policy; any other answer may load nothing at all. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.publicUrl.protocol === 'https:',
    // Headers for old browsers: each page's policy covers them, and they would add to the weight of the report's gate.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: false,
    originAgentCluster: false,
  }
}
