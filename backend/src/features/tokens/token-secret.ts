import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { tokenPrefix } from '@clarity/contracts'

/** A new token: the prefix, and 256 random bits. */
export function newToken(): string {
  return tokenPrefix + randomBytes(32).toString('base64url')
}

export function looksLikeToken(text: string): boolean {
  return text.startsWith(tokenPrefix)
}

/** A fast hash is enough, because a token cannot be guessed as a password can. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares in constant time; hashes have equal length, as that requires. */
export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))
}
