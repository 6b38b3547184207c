import type { AccountSession } from '@clarity/contracts'
import type { AccountSessionRow } from './account-sessions.repository.js'
import { deviceName } from './device-name.js'

/** `currentHash` is the hash of the caller's own token. */
export function toAccountSession(row: AccountSessionRow, currentHash: string): AccountSession {
  return {
    id: row.id,
    device: deviceName(row.userAgent),
    location: row.geoLocation,
    signed_in_at: row.createdAt.toISOString(),
    used_at: row.usedAt.toISOString(),
    is_current: row.tokenHash === currentHash,
    is_new: row.isNewDevice,
  }
}
