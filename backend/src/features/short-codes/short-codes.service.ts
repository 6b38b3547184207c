import { Injectable } from '@nestjs/common'
import { shortCodeTexts, type ShortCodeChallenge } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { NotFound, TooMany } from '../../http/failures.js'
import type { LinkVisitor } from '../../http/link-visitor.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { newShortCode } from './new-short-code.js'
import { ShortCodeChallenges } from './short-code-challenges.js'
import { missesPerNetwork } from './short-code-misses.js'
import type { ShortCodeEntity, ShortCodeTargetKind } from './short-code.entity.js'
import { ShortCodesRepository } from './short-codes.repository.js'

/** Collisions in a row that indicate another fault: even with a million codes only one try in 450 collides. */
const maxTries = 10

const targetPaths: Record<ShortCodeTargetKind, string> = {
  demo: '/demo/',
  report: '/report/',
  combined_report: '/combined-report/',
}

export type FoundLink =
  | { kind: 'target'; url: string }
  | { kind: 'unknown' }
  | { kind: 'work'; challenge: ShortCodeChallenge; waitSecs: number }

@Injectable()
export class ShortCodesService {
  constructor(
    private readonly repository: ShortCodesRepository,
    private readonly challenges: ShortCodeChallenges,
    private readonly limits: RateLimits,
    private readonly alarms: AlarmsService,
  ) {}

  /** Creates the code of this target, in the caller's transaction. */
  async create(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const code = newShortCode()
      if (await this.repository.insert(manager, code, targetKind, targetId)) return code
    }
    throw new Error(`No free short code in ${maxTries} tries.`)
  }

  /** The code of a target; it must have one. */
  getCode(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    return this.repository.getCode(manager, targetKind, targetId)
  }

  /**
   * The target of a code. A code is an address and no secret, so a known code is never refused. But a network with too
   * many misses learns nothing about any code, known or not, before it has shown its proof of work for that code.
   */
  async find(code: string, { address, proof }: LinkVisitor): Promise<FoundLink> {
    const network = networkOf(address)
    if (proof !== null && (await this.challenges.isSolved(proof, code, network))) return this.lookUp(code)
    // Taken before the lookup: otherwise many concurrent guesses would all be answered.
    const { isAllowed, used, waitSecs } = await this.limits.tryConsume(missesPerNetwork, network)
    if (!isAllowed) return { kind: 'work', challenge: await this.challenges.create(code, network), waitSecs }
    const found = await this.lookUp(code)
    if (found.kind === 'target') await this.limits.refund(missesPerNetwork, network)
    else if (used === missesPerNetwork.points) await this.alarms.raise('short_codes_guessed', network)
    return found
  }

  /** The path of a code's target. Throws NotFound, or TooMany with a challenge. */
  async getTargetUrl(code: string, visitor: LinkVisitor): Promise<string> {
    const found = await this.find(code, visitor)
    if (found.kind === 'target') return found.url
    if (found.kind === 'unknown') throw new NotFound(shortCodeTexts.notFound)
    throw new TooMany(shortCodeTexts.tooMany, found.waitSecs, { challenge: found.challenge })
  }

  private async lookUp(code: string): Promise<FoundLink> {
    const found = await this.repository.find(code)
    return found ? { kind: 'target', url: targetUrl(found) } : { kind: 'unknown' }
  }
}

function targetUrl({ targetKind, targetId }: ShortCodeEntity): string {
  return targetPaths[targetKind] + targetId
}
