import { setTimeout } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import type { Health } from '@clarity/contracts'
import type { Readiness } from '../../database/schema/read-schema-state.js'
import { Unavailable } from '../../http/failures.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { HealthRepository } from './health.repository.js'

/** Probes time out soon: a database that takes longer than this counts as unavailable. */
const answerTimeoutMs = 2_000

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name)
  private readonly sparingLogger = new ThrottledLogger(this.logger)

  constructor(private readonly repository: HealthRepository) {}

  /** Readiness: throws Unavailable if the process cannot serve requests now, or not yet. */
  async getReadiness(): Promise<Health> {
    const state = await Promise.race([this.readReadiness(), setTimeout(answerTimeoutMs, null, { ref: false })])
    if (state === null) throw new Unavailable('The database is not reached.')
    const reason = unreadiness(state)
    if (reason === null) return { status: 'ok' }
    this.sparingLogger.warn(`Not ready: ${reason}`)
    throw new Unavailable(reason)
  }

  private async readReadiness(): Promise<Readiness | null> {
    try {
      return await this.repository.readReadiness()
    } catch (error) {
      this.logger.error(error)
      return null
    }
  }
}

function unreadiness({ neededRelease, missing }: Readiness): string | null {
  if (neededRelease !== null) return `The database needs Clarity ${neededRelease} or later.`
  return missing.length > 0 ? 'The database is not migrated yet.' : null
}
