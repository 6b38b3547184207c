import { createHash, randomBytes } from 'node:crypto'

/** The value of the session cookie: 128 random bits. */
export function newSessionToken(): string {
  return randomBytes(16).toString('base64url')
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
