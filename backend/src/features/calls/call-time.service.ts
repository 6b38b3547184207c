import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { Voice } from '../../providers/voice/voice.js'
import type { CallEntity } from './call.entity.js'
import { CallCostService } from './call-cost.service.js'
import { CallsRepository } from './calls.repository.js'
import { placeCall } from './place-call.job.js'

/** Decides when a call may ring. */
@Injectable()
export class CallTimeService {
  constructor(
    private readonly repository: CallsRepository,
    private readonly voice: Voice,
    private readonly quietHours: QuietHours,
    private readonly cost: CallCostService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** The time until which a call to this phone has to wait; null if it may ring now. */
  waitUntil(phone: string, manager?: EntityManager): Promise<Date | null> {
    return this.quietHours.until(phone, { isCarrier: !this.voice.announcesAnswers }, manager)
  }

  /** True if the call stays queued, and its job runs later. */
  async postpone(call: CallEntity): Promise<boolean> {
    return (await this.awaitDay(call)) || this.cost.postpone(call)
  }

  private async awaitDay({ id, phone }: CallEntity): Promise<boolean> {
    const at = await this.waitUntil(phone)
    if (at === null) return false
    await this.dataSource.transaction(async (manager) => {
      await this.repository.noteWait(manager, id, at)
      await this.jobs.enqueue(manager, placeCall, { callId: id }, { at })
    })
    return true
  }
}
