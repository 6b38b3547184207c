import { Inject, Injectable } from '@nestjs/common'
import { tokenScope, tokenTexts, type TokenRight } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { noteCaller } from '../../http/caller.js'
import { bearerToken } from '../../http/bearer-token.js'
import { clientAddress } from '../../http/client-address.js'
import { Unauthenticated } from '../../http/failures.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { wrongTokensPerNetwork } from './token-limits.js'
import { hashToken, isSameToken, looksLikeToken } from './token-secret.js'
import { TokensRepository } from './tokens.repository.js'

/** A program that showed a token. */
export interface TokenCaller {
  /** Its id in the log. */
  readonly id: string
  /** Its name in the history of what it changes. */
  readonly by: string
  may(right: TokenRight, module: string): boolean
}

/** What RELEASE_TOKEN may do with every module, by RELEASE_TOKEN_SCOPE. */
const releaseTokenRights: Readonly<Record<Config['releaseTokenScope'], readonly TokenRight[]>> = {
  activate: ['remotes:release', 'remotes:activate'],
  release: ['remotes:release'],
}

/** Recognises the programs that call with a token. */
@Injectable()
export class TokenCallersService {
  private readonly callers = new WeakMap<FastifyRequest, Promise<TokenCaller | null>>()

  constructor(
    private readonly repository: TokensRepository,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** True if the request has a token of ours, right or wrong: RELEASE_TOKEN has another form. */
  hasToken(request: FastifyRequest): boolean {
    return looksLikeToken(bearerToken(request) ?? '')
  }

  /**
   * The program that shows this token; null for a request without one. Cached per request. Throws Unauthenticated for a
   * wrong token, and TooMany for a network with too many of them.
   */
  find(request: FastifyRequest): Promise<TokenCaller | null> {
    const known = this.callers.get(request)
    if (known) return known
    const found = this.read(request)
    this.callers.set(request, found)
    return found
  }

  private async read(request: FastifyRequest): Promise<TokenCaller | null> {
    const token = bearerToken(request)
    if (token === null) return null
    const caller = this.findReleaseToken(token) ?? (await this.findStored(token))
    if (caller) noteCaller(request, { token: caller.id })
    if (caller) return caller
    await this.limits.consume(wrongTokensPerNetwork, networkOf(clientAddress(request)))
    throw new Unauthenticated(tokenTexts.refused)
  }

  private findReleaseToken(token: string): TokenCaller | null {
    const { releaseToken, releaseTokenScope } = this.config
    if (releaseToken === null || !isSameToken(token, releaseToken)) return null
    return {
      id: 'RELEASE_TOKEN',
      by: 'release token',
      may: (right) => releaseTokenRights[releaseTokenScope].includes(right),
    }
  }

  /** Looked up by its hash, so the time of the search reveals nothing about a token. */
  private async findStored(token: string): Promise<TokenCaller | null> {
    const stored = looksLikeToken(token) ? await this.repository.findValid(hashToken(token)) : null
    if (!stored) return null
    await this.repository.noteUse(stored.id)
    const { id, name, scopes } = stored
    return { id, by: `token ${name}`, may: (right, module) => scopes.includes(tokenScope(right, module)) }
  }
}
