import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { JobHandler } from '../../jobs/job.js'
import { NextNightRepository } from './next-night.repository.js'
import { removeOldData } from './remove-old-data.job.js'
import { retentionKinds } from './retention-rules.js'
import { RetentionRepository } from './retention.repository.js'

/** A night's run. One that is killed continues with the rows that are left; the job's time limit bounds it. */
@Injectable()
export class RemoveOldDataHandler extends JobHandler {
  readonly job = removeOldData

  constructor(
    private readonly repository: RetentionRepository,
    private readonly nextNight: NextNightRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
  ) {
    super()
  }

  async handle(): Promise<void> {
    for (const kind of retentionKinds) {
      const days = this.config.retention[kind]
      if (days === null) continue
      while (await this.repository.removeBatch(kind, days));
      await this.repository.finish(kind, days)
    }
    await this.nextNight.queue()
  }

  override onExhausted(): Promise<void> {
    return this.nextNight.queue()
  }
}
