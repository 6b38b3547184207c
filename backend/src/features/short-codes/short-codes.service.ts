import { Injectable } from '@nestjs/common'
import { shortCodeSentences } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { NotFound } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { newShortCode } from './new-short-code.js'
import { shortCodeMissLimits } from './short-code-miss-limits.js'
import type { ShortCodeEntity, ShortCodeTargetKind } from './short-code.entity.js'
import { ShortCodesRepository } from './short-codes.repository.js'

/** Taken codes in a row after which something else is wrong: even at a million codes one try in 450 hits. */
const maxTries = 10

const targetPaths: Record<ShortCodeTargetKind, string> = {
  demo: '/demo/',
  report: '/report/',
  combined_report: '/combined-report/',
}

@Injectable()
export class ShortCodesService {
  constructor(
    private readonly repository: ShortCodesRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Makes the code that leads to this target, inside the caller's transaction. */
  async create(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const code = newShortCode()
      if (await this.repository.insert(manager, code, targetKind, targetId)) return code
    }
    throw new Error(`No free short code in ${maxTries} tries.`)
  }

  /** The code of a target that has one. */
  getCode(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    return this.repository.getCode(manager, targetKind, targetId)
  }

  /**
   * The path that a code leads to, or null. A code is an address and no secret, so guessing has a budget: throws
   * TooMany for an address, or for everybody, that has missed too often.
   */
  async findTargetUrl(code: string, address: string): Promise<string | null> {
    await this.limits.refuseIfSpent(shortCodeMissLimits.address, address)
    await this.limits.refuseIfSpent(shortCodeMissLimits.everybody, 'all')
    const found = await this.repository.find(code)
    if (found) return targetUrl(found)
    await this.limits.consume(shortCodeMissLimits.address, address)
    await this.limits.consume(shortCodeMissLimits.everybody, 'all')
    return null
  }

  async getTargetUrl(code: string, address: string): Promise<string> {
    const url = await this.findTargetUrl(code, address)
    if (url === null) throw new NotFound(shortCodeSentences.notFound)
    return url
  }
}

function targetUrl({ targetKind, targetId }: ShortCodeEntity): string {
  return targetPaths[targetKind] + targetId
}
