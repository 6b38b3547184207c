import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import type { CallEntity } from './call.entity.js'
import { CallsRepository } from './calls.repository.js'
import { endRinging } from './end-ringing.job.js'

@Injectable()
export class EndRingingHandler extends JobHandler<{ callId: string }> {
  readonly job = endRinging

  constructor(
    private readonly repository: CallsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ callId }: { callId: string }): Promise<void> {
    const call = await this.repository.find(callId)
    if (call?.state !== 'ringing') return
    const delaySecs = await this.repository.ringingSecsLeft(callId)
    if (delaySecs > 0) return this.jobs.enqueue(this.dataSource.manager, endRinging, { callId }, { delaySecs })
    await this.miss(call)
  }

  private async miss({ id, demoRequestId }: CallEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.demoRequests.lock(manager, demoRequestId)
      if (await this.repository.markMissed(manager, id))
        await this.demoRequests.advance(manager, demoRequestId, 'call_failed', 'nobody answered the call')
    })
  }
}
