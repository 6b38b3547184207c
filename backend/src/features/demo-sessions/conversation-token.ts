import { createHash, randomBytes } from 'node:crypto'

/** The secret in a session's address: 128 random bits. */
export function newConversationToken(): string {
  return randomBytes(16).toString('base64url')
}

export function hashConversationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
