import type { Retention } from '@clarity/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { retentionKinds } from './retention-rules.js'
import { RetentionRepository } from './retention.repository.js'

@Injectable()
export class RetentionService {
  constructor(
    private readonly repository: RetentionRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
  ) {}

  /** Every kind of data with its days, and what has been removed so far. */
  async list(): Promise<Retention[]> {
    const runs = new Map((await this.repository.list()).map((run) => [run.kind, run]))
    return retentionKinds.map((kind) => {
      const run = runs.get(kind)
      return {
        kind,
        days: this.config.retention[kind],
        removed: Number(run?.blanked ?? 0),
        ran_at: run?.ranAt.toISOString() ?? null,
      }
    })
  }
}
