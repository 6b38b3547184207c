import { Inject, Injectable } from '@nestjs/common'
import type { ManagerQuestionName, ReplyTextName, SmsTemplateName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import type { UnknownOutcomes } from '../../database/read-unknown.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { sendSms } from './send-sms.job.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { usefulSecs } from './useful-secs.js'

export interface SmsToSend {
  /** Null where the message belongs to none: what became of it is then nobody's business. */
  readonly demoRequestId: string | null
  readonly template: SmsTemplateName | ReplyTextName | ManagerQuestionName | 'test'
  /** Two messages with one key are one message. */
  readonly onceKey: string
  /** E.164. */
  readonly phone: string
  readonly body: string
}

@Injectable()
export class SmsMessagesService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly jobs: JobQueue,
    @Inject(CONFIG) private readonly config: Pick<Config, 'invitationDays'>,
  ) {}

  /** E.164; null for a message that is not there. */
  async findPhone(messageId: string): Promise<string | null> {
    return (await this.repository.find(messageId))?.phone ?? null
  }

  /** Queues the message in the caller's transaction and gives its id; null, and nothing, for a key that stands already. */
  async queue(manager: EntityManager, toSend: SmsToSend): Promise<string | null> {
    const message = { id: newId(), ...toSend }
    const useful = usefulSecs(toSend.template, this.config.invitationDays)
    if (!(await this.repository.insertOnce(manager, message, useful))) return null
    await this.jobs.enqueue(manager, sendSms, { messageId: message.id })
    return message.id
  }

  /** The newest messages of which nobody knows whether they were taken, and how many there are. */
  listUnknown(limit: number): Promise<UnknownOutcomes> {
    return this.repository.listUnknown(limit)
  }
}
