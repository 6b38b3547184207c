import { Injectable } from '@nestjs/common'
import { shortCodeTexts, type ShortCodeChallenge } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { NotFound, TooMany } from '../../http/failures.js'
import type { LinkVisitor } from '../../http/link-visitor.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { GuessingNetworks } from './guessing-networks.js'
import { newShortCode } from './new-short-code.js'
import { RememberedCodes } from './remembered-codes.js'
import { ShortCodeChallenges } from './short-code-challenges.js'
import { ShortCodeHitsService } from './short-code-hits.service.js'
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

export type RecalledLink = { kind: 'target'; url: string } | { kind: 'unknown' }

export type FoundLink = RecalledLink | { kind: 'work'; challenge: ShortCodeChallenge; waitSecs: number }

@Injectable()
export class ShortCodesService {
  private readonly asked = new Map<string, Promise<FoundLink>>()

  constructor(
    private readonly repository: ShortCodesRepository,
    private readonly remembered: RememberedCodes,
    private readonly guessing: GuessingNetworks,
    private readonly challenges: ShortCodeChallenges,
    private readonly hits: ShortCodeHitsService,
    private readonly limits: RateLimits,
    private readonly alarms: AlarmsService,
  ) {}

  /** Creates the code of this target, in the caller's transaction; the target may be another link of a report. */
  async create(
    manager: EntityManager,
    targetKind: ShortCodeTargetKind,
    targetId: string,
    reportId: string | null = null,
  ): Promise<string> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const code = newShortCode()
      if (await this.repository.insert(manager, code, targetKind, targetId, reportId)) return code
    }
    throw new Error(`No free short code in ${maxTries} tries.`)
  }

  /** The code of a target; it must have one. */
  getCode(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    return this.repository.getCode(manager, targetKind, targetId)
  }

  /**
   * What this process remembers of a code, without the database; undefined if it must be asked. To a network that may
   * have too many misses nothing is answered from memory.
   */
  recall(code: string, visitor: LinkVisitor): RecalledLink | undefined {
    const url = this.remembered.findTarget(code)
    const network = networkOf(visitor.address)
    if (visitor.proof !== null || this.guessing.isSuspect(network)) return undefined
    if (url === undefined) return this.remembered.isUnknownTo(network, code) ? { kind: 'unknown' } : undefined
    this.hits.note(code, visitor)
    return { kind: 'target', url }
  }

  /**
   * The target of a code. A code is an address and no secret, so a known code is never refused. But a network with too
   * many misses learns nothing about any code, known or not, before it has shown its proof of work for that code.
   */
  async find(code: string, visitor: LinkVisitor): Promise<FoundLink> {
    const recalled = this.recall(code, visitor)
    if (recalled) return recalled
    const found = await this.ask(code, networkOf(visitor.address), visitor.proof)
    if (found.kind === 'target') this.hits.note(code, visitor)
    return found
  }

  /** The path of a code's target. Throws NotFound, or TooMany with a challenge. */
  async getTargetUrl(code: string, visitor: LinkVisitor): Promise<string> {
    const found = await this.find(code, visitor)
    if (found.kind === 'target') return found.url
    if (found.kind === 'unknown') throw new NotFound(shortCodeTexts.notFound)
    throw new TooMany(shortCodeTexts.tooMany, found.waitSecs, { challenge: found.challenge })
  }

  /** Joins the same question of the same network, which is no second miss. */
  private ask(code: string, network: string, proof: string | null): Promise<FoundLink> {
    const question = JSON.stringify([code, network, proof])
    const asked = this.asked.get(question)
    if (asked) return asked
    const answer = this.guessing
      .watch(network, () => this.lookUpOrRefuse(code, network, proof))
      .finally(() => this.asked.delete(question))
    this.asked.set(question, answer)
    return answer
  }

  private async lookUpOrRefuse(code: string, network: string, proof: string | null): Promise<FoundLink> {
    if (proof !== null && (await this.challenges.isSolved(proof, code, network))) return this.lookUp(code, network)
    // Taken before the lookup: otherwise many concurrent guesses would all be answered.
    const result = await this.limits.tryConsume(missesPerNetwork, network)
    const { isAllowed, used, waitSecs } = result
    if (!isAllowed) {
      await this.guessing.note(network, result)
      return { kind: 'work', challenge: await this.challenges.create(code, network), waitSecs }
    }
    const found = await this.lookUp(code, network)
    if (found.kind === 'target') await this.limits.refund(missesPerNetwork, network)
    else if (used === missesPerNetwork.points) await this.alarms.raise('short_codes_guessed', network)
    await this.guessing.note(network, { ...result, used: found.kind === 'target' ? used - 1 : used })
    return found
  }

  private async lookUp(code: string, network: string): Promise<RecalledLink> {
    const url = await this.remembered.lookUp(code, network, async () => {
      const found = await this.repository.find(code)
      return found && targetUrl(found)
    })
    return url === null ? { kind: 'unknown' } : { kind: 'target', url }
  }
}

function targetUrl({ targetKind, targetId }: ShortCodeEntity): string {
  return targetPaths[targetKind] + targetId
}
