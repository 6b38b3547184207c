import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { IncomingSmsRepository } from './incoming-sms.repository.js'
import type { DeliveredReply } from '../../providers/sms/incoming-reply.js'
import { ingestReply } from './ingest-reply.job.js'

/** Receives text messages from carriers. */
@Injectable()
export class IncomingSmsService {
  constructor(
    private readonly repository: IncomingSmsRepository,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** When this carrier last delivered an incoming message. */
  findLastReceivedAt(provider: string): Promise<Date | null> {
    return this.repository.findLastReceived(provider)
  }

  /** Stores the message together with the job that ingests it. A repeated delivery, at any time, does nothing. */
  async accept(reply: DeliveredReply): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const incomingId = await this.repository.insertOnce(manager, reply)
      if (incomingId !== null) await this.jobs.enqueue(manager, ingestReply, { incomingId })
    })
  }
}
