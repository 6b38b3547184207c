import { Injectable } from '@nestjs/common'
import { longestTokenDays, tokenTexts, type CreatedToken, type CreateToken, type Token } from '@clarity/contracts'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { hashToken, newToken } from './token-secret.js'
import { toToken } from './token.mapper.js'
import { TokensRepository } from './tokens.repository.js'

const dayMs = 24 * 60 * 60 * 1000

/** The tokens that admins make for programs. */
@Injectable()
export class TokensService {
  constructor(private readonly repository: TokensRepository) {}

  /** Newest first, expired ones too. */
  async list(): Promise<Token[]> {
    return (await this.repository.list()).map(toToken)
  }

  /** The answer alone contains the token: only its hash is stored. Throws Invalid and Conflict. */
  async create({ name, scopes, expires_at }: CreateToken, createdBy: string): Promise<CreatedToken> {
    const expiresAt = new Date(expires_at)
    requireExpiry(expiresAt)
    const token = newToken()
    const row = { id: newId(), name, hash: hashToken(token), scopes, expiresAt, createdBy }
    const created = await this.repository.insert(row)
    if (!created) throw new Conflict(tokenTexts.nameTaken)
    return { ...toToken(created), token }
  }

  /** From now on the token is refused. Throws NotFound. */
  async revoke(id: string): Promise<void> {
    if (!(await this.repository.delete(id))) throw new NotFound(tokenTexts.unknown)
  }
}

function requireExpiry(expiresAt: Date): void {
  const lifeMs = expiresAt.getTime() - Date.now()
  if (!(lifeMs > 0)) throw new Invalid(tokenTexts.expiresInPast)
  if (lifeMs > longestTokenDays * dayMs) throw new Invalid(tokenTexts.expiresTooLate)
}
