import { invitationTemplates } from '@clarity/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { countryOfPhone } from '../../spending/country-of-phone.js'
import { HeldEffectsService } from '../../spending/held-effects.service.js'
import { textPrice } from '../../spending/prices.js'
import { nothingSpent } from '../../spending/spending.js'
import { SpendingService } from '../../spending/spending.service.js'
import { countSegments } from './count-segments.js'
import { sendSms } from './send-sms.job.js'
import type { SmsMessageEntity } from './sms-message.entity.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'

/** What texts cost: reserved before they are sent, settled when their outcome is known. */
@Injectable()
export class SmsCostService {
  constructor(
    private readonly repository: SmsMessagesRepository,
    private readonly spending: SpendingService,
    private readonly held: HeldEffectsService,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'money'>,
  ) {}

  /** True if the text waits, because nothing may be spent; an invitation is given up after a day. */
  postpone({ id, phone, body, template, demoRequestId }: SmsMessageEntity): Promise<boolean> {
    const segments = countSegments(body)
    const effect = { repository: this.repository, job: sendSms, payload: (messageId: string) => ({ messageId }) }
    return this.held.postpone(effect, id, {
      demoRequestId,
      isGivenUp: invitationTemplates.some((invitation) => invitation === template),
      plan: {
        id: costId(id),
        kind: 'text',
        country: countryOfPhone(phone),
        amount: textPrice(segments, this.config.money),
      },
    })
  }

  /** The provider took the text. */
  async spend(manager: EntityManager, { id, body }: Pick<SmsMessageEntity, 'id' | 'body'>): Promise<void> {
    const units = countSegments(body)
    await this.spending.settle(manager, costId(id), { units, spent: textPrice(units, this.config.money) })
  }

  /** The text was certainly not sent. */
  async release(id: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await this.spending.settle(manager, costId(id), nothingSpent)
  }
}

function costId(messageId: string): string {
  return `text ${messageId}`
}
