import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { IncomingSmsRepository } from './incoming-sms.repository.js'
import { RepliesRepository } from './replies.repository.js'
import { RepliesService } from './replies.service.js'
import { ingestReply } from './ingest-reply.job.js'

@Injectable()
export class IngestReplyHandler extends JobHandler<{ incomingId: string }> {
  readonly job = ingestReply

  constructor(
    private readonly incoming: IncomingSmsRepository,
    private readonly repository: RepliesRepository,
    private readonly replies: RepliesService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  /** Two jobs of one phone may run in any order: the first to get the phone's lock ingests all its replies in order. */
  async handle({ incomingId }: { incomingId: string }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const phone = await this.incoming.findPhone(manager, incomingId)
      if (phone === null) return
      await this.repository.holdPhone(manager, phone)
      for (const { id, ...reply } of await this.incoming.listWaiting(manager, phone)) {
        await this.replies.receive(manager, reply)
        await this.incoming.markHandled(manager, id)
      }
    })
  }
}
