import { Injectable } from '@nestjs/common'
import type { SmsTemplateName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { sendSms } from './send-sms.job.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

export interface SmsToSend {
  readonly demoRequestId: string
  readonly template: SmsTemplateName
  /** E.164. */
  readonly phone: string
  readonly body: string
}

@Injectable()
export class SmsMessagesService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly jobs: JobQueue,
  ) {}

  /** Queues the message in the caller's transaction. Asked again for the same request and template, it does nothing. */
  async queue(manager: EntityManager, { demoRequestId, template, phone, body }: SmsToSend): Promise<void> {
    const message = { id: newId(), demoRequestId, template, onceKey: `${demoRequestId} ${template}`, phone, body }
    const isNew = await this.repository.insertOnce(manager, message)
    if (isNew) await this.jobs.enqueue(manager, sendSms, { messageId: message.id })
  }
}
