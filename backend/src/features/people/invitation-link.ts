import { createHash, randomBytes } from 'node:crypto'

/** The end of an invitation's link: 256 random bits. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A fast hash is enough, because the token cannot be guessed as a password can. */
export function hashInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token is in the fragment: browsers do not send it, so no log and no referrer has it. */
export function invitationLink(publicUrl: URL, token: string): string {
  return new URL(`/admin/join#${token}`, publicUrl).href
}
