/**
 * A product that everybody can reach. It believes `X-Forwarded-For`, so that one machine can be many networks, and texts
 * whomever it may.
 */
export const publicSettings = {
  PUBLIC_URL: 'https://clarity.example.com',
  TRUST_PROXY: 'loopback',
  STRANGERS: 'open',
  QUIET_HOURS: 'off',
} as const

/** A product at somebody's own machine, without a proxy. */
export const homeSettings = { STRANGERS: 'confirm', QUIET_HOURS: 'off' } as const
