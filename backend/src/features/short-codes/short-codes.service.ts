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

/** Taken codes in a row after which something else is wrong: even at a million codes one try in 450 hits. */
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
   * Where a code leads. A code is an address and no secret, so a known one is never refused; but a network that has missed
   * too often learns nothing of any code, known or not, before it has shown its proof of work for it.
   */
  async find(code: string, { address, proof }: LinkVisitor): Promise<FoundLink> {
    const network = networkOf(address)
    if (proof !== null && (await this.challenges.isSolved(proof, code, network))) return this.lookUp(code)
    // Taken before the look, or many guesses at once would all be answered.
    const { isTaken, used, waitSecs } = await this.limits.take(missesPerNetwork, network)
    if (!isTaken) return { kind: 'work', challenge: await this.challenges.create(code, network), waitSecs }
    const found = await this.lookUp(code)
    if (found.kind === 'target') await this.limits.giveBack(missesPerNetwork, network)
    else if (used === missesPerNetwork.points) await this.alarms.raise('short_codes_guessed', network)
    return found
  }

  /** The path that a code leads to; throws NotFound, or TooMany with a challenge. */
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
