import type { Passkey } from '@clarity/contracts'
import type { PasskeyEntity } from './passkey.entity.js'

export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null }
}
