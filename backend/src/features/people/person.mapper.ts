import type { Person } from '@clarity/contracts'
import type { PersonRow } from './people.repository.js'

/** `selfId` is the caller's own account. */
export function toPerson({ id, email, role, createdAt, expiresAt }: PersonRow, selfId: string): Person {
  return {
    id,
    email,
    role,
    state: expiresAt === null ? 'active' : 'invited',
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    is_self: id === selfId,
  }
}
