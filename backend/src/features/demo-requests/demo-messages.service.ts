import { Inject, Injectable } from '@nestjs/common'
import { managerQuestion, type SmsTemplateName } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { demoMessage, oneLine } from './demo-message.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import type { Demo } from './demo-requests.service.js'

/** A message of a demo request, with the code that its link carries. */
interface DemoNotice {
  readonly template: SmsTemplateName
  readonly to: 'recipient' | 'manager'
  readonly shortCode: string
  /** A message that may go out more than once for one request goes out once a round. */
  readonly round?: string
  /** When the call comes that the message speaks of, in words; absent where it comes at once. */
  readonly callAt?: string
}

/** What the people of a demo request are texted, each step in the caller's transaction. */
@Injectable()
export class DemoMessagesService {
  constructor(
    private readonly smsMessages: SmsMessagesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Queues one of the scenario's messages to one of the request's people, who gets it once, or once a round. */
  async notify(manager: EntityManager, { request, scenario }: Demo, notice: DemoNotice): Promise<void> {
    const phone = notice.to === 'manager' ? request.managerPhone : request.recipientPhone
    if (phone === null) return
    const url = new URL(notice.shortCode, this.config.publicUrl).href
    const body = demoMessage(notice, { request, scenario }, url)
    const { template, round } = notice
    const onceKey = [request.id, template, ...(round === undefined ? [] : [round])].join(' ')
    await this.smsMessages.queue(manager, { demoRequestId: request.id, template, onceKey, phone, body })
  }

  /** Sends the ordinary messages: the invitation, and to a manager that it was sent. */
  async invite(manager: EntityManager, demo: Demo, shortCode: string): Promise<void> {
    const isManaged = demo.request.role === 'manager'
    if (isManaged)
      await this.notify(manager, demo, { template: 'sms_manager_confirmation_template', to: 'manager', shortCode })
    const template = isManaged ? 'sms_recipient_invitation_template' : 'sms_self_demo_invitation_template'
    await this.notify(manager, demo, { template, to: 'recipient', shortCode })
  }

  /** Asks the manager of a stranger's request whether it is theirs. */
  async askManager(manager: EntityManager, { id, managerPhone, recipientName }: DemoRequestEntity): Promise<void> {
    const template = 'manager_question'
    const body = managerQuestion(oneLine(recipientName))
    const question = { demoRequestId: id, template, onceKey: `${id} ${template}`, phone: managerPhone!, body } as const
    await this.smsMessages.queue(manager, question)
  }
}
