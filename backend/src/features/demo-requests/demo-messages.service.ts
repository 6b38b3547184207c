import { Inject, Injectable } from '@nestjs/common'
import { managerQuestion, type SmsTemplateName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { demoMessage, oneLine } from './demo-message.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import type { Demo } from './demo-requests.service.js'

/** A message of a demo request, with the short code of its link. */
interface DemoNotice {
  readonly template: SmsTemplateName
  readonly to: 'recipient' | 'manager'
  readonly shortCode: string
  /** A message that may be sent more than once per request is sent once per round. */
  readonly round?: string
  /** When the announced call comes, in words; absent if it comes at once. */
  readonly callAt?: string
}

/** SMS messages to the people of a demo request, each queued in the caller's transaction. */
@Injectable()
export class DemoMessagesService {
  constructor(
    private readonly smsMessages: SmsMessagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Queues one of the scenario's messages to the manager or the recipient, once per request, or once per round. */
  async notify(manager: EntityManager, { request, scenario }: Demo, notice: DemoNotice): Promise<void> {
    const phone = notice.to === 'manager' ? request.managerPhone : request.recipientPhone
    if (phone === null) return
    const url = new URL(notice.shortCode, this.config.publicUrl).href
    const body = demoMessage(notice, { request, scenario }, url)
    const { template, round } = notice
    const onceKey = onceKeyOf(request.id, template, round)
    await this.smsMessages.queue(manager, { demoRequestId: request.id, template, onceKey, phone, body })
  }

  /** Queues the ordinary messages: the invitation, and the confirmation to a manager. */
  async invite(manager: EntityManager, demo: Demo, shortCode: string): Promise<void> {
    const isManaged = demo.request.role === 'manager'
    if (isManaged)
      await this.notify(manager, demo, { template: 'sms_manager_confirmation_template', to: 'manager', shortCode })
    const template = isManaged ? 'sms_recipient_invitation_template' : 'sms_self_demo_invitation_template'
    await this.notify(manager, demo, { template, to: 'recipient', shortCode })
  }

  /** Asks the manager to confirm a request that was made without a session. */
  async askManager(
    manager: EntityManager,
    { id, managerPhone, recipientName }: DemoRequestEntity,
    round?: string,
  ): Promise<void> {
    const template = 'manager_question'
    const body = managerQuestion(oneLine(recipientName))
    const onceKey = onceKeyOf(id, template, round)
    const question = { demoRequestId: id, template, onceKey, phone: managerPhone!, body } as const
    await this.smsMessages.queue(manager, question)
  }
}

function onceKeyOf(demoRequestId: string, template: string, round?: string): string {
  return [demoRequestId, template, ...(round === undefined ? [] : [round])].join(' ')
}
