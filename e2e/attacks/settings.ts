/**
 * A public product. It trusts `X-Forwarded-For`, which lets one machine simulate many networks, and may send messages
 * to every country.
 */
export const publicSettings = {
  PUBLIC_URL: 'https://clarity.example.com',
  TRUST_PROXY: 'loopback',
  STRANGERS: 'open',
  QUIET_HOURS: 'off',
  TWILIO_AUTH_TOKEN: 'the auth token of an attack',
} as const

/** The same in another product, whose scenarios change. */
export const verifiedSettings = { ...publicSettings, INVITATION_DAYS: '13' } as const

/** A product on a user's own machine, without a proxy. */
export const homeSettings = { STRANGERS: 'confirm', QUIET_HOURS: 'off' } as const
