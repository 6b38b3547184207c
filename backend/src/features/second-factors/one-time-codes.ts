import { Secret, TOTP } from 'otpauth'

/** What every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const secretBytes = 20

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address that an authenticator app reads from a picture. */
export function authenticatorUri(secret: string, email: string): string {
  return new TOTP({ ...settings, secret, issuer: 'Clarity', label: email }).toString()
}

/** The time step that the code is for: now, the one before or the one after; null if the code is wrong. */
export function stepOf(code: string, secret: string, nowMs = Date.now()): number | null {
  const totp = new TOTP({ ...settings, secret })
  const delta = totp.validate({ token: code, timestamp: nowMs, window: 1 })
  return delta === null ? null : Math.floor(nowMs / 1000 / settings.period) + delta
}
