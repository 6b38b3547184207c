import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config/config.js'

/** The headers that `securityHeaders` adds to an answer which is no page, for one that is written without the framework. */
export function commonHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
  }
}

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
