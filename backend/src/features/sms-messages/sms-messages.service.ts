import { Inject, Injectable } from '@nestjs/common'
import type {
  ManagerQuestionName,
  ProviderFinding,
  ReaderCodeTemplateName,
  ReplyTextName,
  SmsTemplateName,
} from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import type { UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Sms } from '../../providers/sms/sms.js'
import { deliveryStateOf, type DeliveryState } from './delivery-state.js'
import { sendSms } from './send-sms.job.js'
import { explainSmsError } from './sms-errors.js'
import { SmsCostService } from './sms-cost.service.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { messageLifetimeSecs } from './message-lifetime.js'

export interface SmsToSend {
  /** Null for a message without a demo request: then no job follows its outcome. */
  readonly demoRequestId: string | null
  readonly template: SmsTemplateName | ReplyTextName | ManagerQuestionName | ReaderCodeTemplateName | 'test'
  /** Deduplicates: two messages with the same key are one message. */
  readonly onceKey: string
  /** E.164. */
  readonly phone: string
  readonly body: string
}

@Injectable()
export class SmsMessagesService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly sms: Sms,
    private readonly jobs: JobQueue,
    private readonly cost: SmsCostService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'invitationDays'>,
  ) {}

  /** E.164; null if there is no such message. */
  async findPhone(messageId: string): Promise<string | null> {
    return (await this.repository.find(messageId))?.phone ?? null
  }

  /** Queues the message in the caller's transaction and returns its id; null if its key exists already. */
  async queue(manager: EntityManager, toSend: SmsToSend): Promise<string | null> {
    const message = { id: newId(), ...toSend }
    const useful = messageLifetimeSecs(toSend.template, this.config.invitationDays)
    if (!(await this.repository.insertOnce(manager, message, useful))) return null
    await this.jobs.enqueue(manager, sendSms, { messageId: message.id })
    return message.id
  }

  /** What the stored error of a message means, and what to do. */
  explain(error: string): ProviderFinding {
    return explainSmsError(error, this.sms)
  }

  deliveryState(message: Pick<SmsMessageEntity, 'state' | 'delivery'>): DeliveryState {
    return deliveryStateOf(message, this.sms.isCarrier)
  }

  /** Withdraws the unsent messages of a demo request. One that a carrier may have taken already is not tried again. */
  async withdraw(manager: EntityManager, demoRequestId: string): Promise<void> {
    for (const id of await this.repository.withdraw(manager, demoRequestId)) await this.cost.release(id, manager)
  }

  /** The newest messages with an unknown outcome, and their total. */
  listUnknown(limit: number): Promise<UnknownOutcomes> {
    return this.repository.listUnknown(limit)
  }
}
