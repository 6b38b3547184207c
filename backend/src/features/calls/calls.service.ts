import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import type { CallEntity } from './call.entity.js'
import { CallsRepository } from './calls.repository.js'
import { placeCall } from './place-call.job.js'

/** Calls to recipients, each step in the caller's transaction. */
@Injectable()
export class CallsService {
  constructor(
    private readonly repository: CallsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly jobs: JobQueue,
  ) {}

  /** Queues a call and returns its id. Returns null and queues nothing if a call of this request is under way. */
  async start(
    manager: EntityManager,
    { demoRequestId, phone }: Pick<CallEntity, 'demoRequestId' | 'phone'>,
  ): Promise<string | null> {
    const callId = newId()
    if (!(await this.repository.insertOnce(manager, { id: callId, demoRequestId, phone }))) return null
    await this.jobs.enqueue(manager, placeCall, { callId })
    return callId
  }

  /** The newest calls with an unknown outcome, and how many there are. */
  listUnknown(limit: number): Promise<UnknownOutcomes> {
    return this.repository.listUnknown(limit)
  }

  /** Withdraws the unanswered call of a request that is over. */
  async end(manager: EntityManager, demoRequestId: string): Promise<void> {
    await this.repository.withdraw(manager, demoRequestId, 'ended')
  }

  /** Withdraws every unanswered call to this phone. A ringing call gets the state `ringingBecomes`. */
  async withdraw(
    manager: EntityManager,
    phone: string,
    ringingBecomes: 'declined' | 'ended',
    cause: string,
  ): Promise<void> {
    for (const demoRequestId of await this.repository.listUnanswered(manager, phone)) {
      await this.demoRequests.lock(manager, demoRequestId)
      const hadRung = await this.repository.withdraw(manager, demoRequestId, ringingBecomes)
      if (hadRung) await this.demoRequests.advance(manager, demoRequestId, 'call_failed', cause)
    }
  }
}
