import { heldTexts } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Effect } from '../jobs/exactly-once/effect.js'
import type { EffectEntity } from '../jobs/exactly-once/effect.repository.js'
import { JobQueue } from '../jobs/job-queue.js'
import type { PlannedAction } from './spending.js'
import { SpendingService } from './spending.service.js'

/** Pause before a waiting text, call or report asks again. */
export const heldPauseSecs = 300

/** After this, an invitation or a call that waits would surprise: it is given up, and an admin may send it again. */
const giveUpAfterSecs = 24 * 60 * 60

interface HeldEffect {
  readonly demoRequestId: string | null
  readonly isGivenUp: boolean
  readonly plan: Omit<PlannedAction, 'scenarioId'>
}

/** Texts and calls that wait until money may be spent on them. */
@Injectable()
export class HeldEffectsService {
  constructor(
    private readonly spending: SpendingService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * True if the row waits, and its job was queued again. False if its upper cost is reserved, or if there is nothing to
   * wait for any more: it is no longer queued, or its deadline has passed.
   */
  postpone(
    { repository, job, payload }: Pick<Effect<EffectEntity, unknown>, 'repository' | 'job' | 'payload'>,
    id: string,
    { demoRequestId, isGivenUp, plan }: HeldEffect,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // The lock keeps another worker from ending the row, and so settling its cost, between the check and the
      // reservation.
      const queued = await repository.lockQueued(manager, id)
      if (!queued || queued.isExpired) return false
      const scenarioId = await this.spending.findScenario(manager, demoRequestId)
      const held = await this.spending.reserve(manager, { ...plan, scenarioId })
      if (!held) {
        if (queued.isHeld) await repository.endHold(manager, id)
        return false
      }
      const heldSecs = await repository.hold(manager, id, heldTexts[held])
      if (isGivenUp && heldSecs >= giveUpAfterSecs) {
        await repository.expire(manager, id)
        return false
      }
      await this.jobs.enqueue(manager, job, payload(id), { delaySecs: heldPauseSecs })
      return true
    })
  }
}
