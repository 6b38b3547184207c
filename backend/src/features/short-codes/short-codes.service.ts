import { Injectable } from '@nestjs/common'
import { shortCodeSentences } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { NotFound } from '../../http/failures.js'
import { newShortCode } from './new-short-code.js'
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
  constructor(private readonly repository: ShortCodesRepository) {}

  /** Makes the code that leads to this target, inside the caller's transaction. */
  async create(manager: EntityManager, targetKind: ShortCodeTargetKind, targetId: string): Promise<string> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const code = newShortCode()
      if (await this.repository.insert(manager, code, targetKind, targetId)) return code
    }
    throw new Error(`No free short code in ${maxTries} tries.`)
  }

  /** The path that a code leads to, or null. */
  async findTargetUrl(code: string): Promise<string | null> {
    const found = await this.repository.find(code)
    return found && targetUrl(found)
  }

  async getTargetUrl(code: string): Promise<string> {
    const url = await this.findTargetUrl(code)
    if (url === null) throw new NotFound(shortCodeSentences.notFound)
    return url
  }
}

function targetUrl({ targetKind, targetId }: ShortCodeEntity): string {
  return targetPaths[targetKind] + targetId
}
