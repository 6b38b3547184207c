import { setTimeout } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import type { Health } from '@clarity/contracts'
import { Unavailable } from '../../http/failures.js'
import { HealthRepository } from './health.repository.js'

/** Whoever asks gives up soon: a database that takes longer than this cannot serve. */
const answerTimeoutMs = 2_000

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name)

  constructor(private readonly repository: HealthRepository) {}

  /** Answers where the process can serve; throws Unavailable where it cannot yet, or not now. */
  async getReadiness(): Promise<Health> {
    const missing = await Promise.race([
      this.listMissingMigrations(),
      setTimeout(answerTimeoutMs, null, { ref: false }),
    ])
    if (missing === null) throw new Unavailable('The database is not reached.')
    if (missing.length > 0) throw new Unavailable('The database is not migrated yet.')
    return { status: 'ok' }
  }

  private async listMissingMigrations(): Promise<string[] | null> {
    try {
      return await this.repository.listMissingMigrations()
    } catch (error) {
      this.logger.error(error)
      return null
    }
  }
}
