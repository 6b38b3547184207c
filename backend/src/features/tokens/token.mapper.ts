import type { Token } from '@clarity/contracts'
import type { TokenEntity } from './token.entity.js'

export function toToken({ id, name, scopes, expiresAt, createdAt, createdBy, lastUsedAt }: TokenEntity): Token {
  return {
    id,
    name,
    scopes,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
