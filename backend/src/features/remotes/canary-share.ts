import { createHash } from 'node:crypto'

/**
 * True if the account is in the first `percent` of all for this remote. An account stays in the share while it grows, and
 * is in other shares for other remotes.
 */
export function isInCanary(remote: string, adminId: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote}\0${adminId}`).digest()
  return hash.readUInt32BE(0) % 100 < percent
}
