import { Inject, Injectable } from '@nestjs/common'
import {
  demoRefusalTexts,
  providerTexts,
  testSmsText,
  phoneTexts,
  readPhone,
  type SendTestSms,
  type TestSms,
} from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { isServedPhone } from '../../limits/is-served-phone.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { Sms } from '../../providers/sms/sms.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { SmsMessagesService } from './sms-messages.service.js'
import { toTestSms } from './test-sms.mapper.js'

/** Each test message may cost, and reaches a real phone. */
const limit: Limit = {
  name: 'test-sms',
  points: 5,
  durationSecs: 60 * 60,
  text: providerTexts.tooManyTests,
}

/** A test message, for an admin to see whether messages arrive. It is sent like every other. */
@Injectable()
export class TestSmsService {
  constructor(
    private readonly messages: SmsMessagesService,
    private readonly repository: SmsMessagesRepository,
    private readonly optOuts: OptOutsService,
    private readonly limits: RateLimits,
    private readonly sms: Sms,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send({ phone: given }: SendTestSms): Promise<TestSms> {
    const { number: phone, error } = readPhone(given)
    if (phone === null) throw new Invalid(error === 'kind' ? phoneTexts.kind : providerTexts.noPhone)
    if (!isServedPhone(phone, this.config)) throw new Invalid(demoRefusalTexts.country)
    if (await this.optOuts.isOptedOut(this.dataSource.manager, phone)) throw new Conflict(demoRefusalTexts.optedOut)
    await this.limits.consume(limit, 'all')
    const message = {
      demoRequestId: null,
      template: 'test',
      onceKey: `test ${newId()}`,
      phone,
      body: testSmsText,
    } as const
    const id = await this.dataSource.transaction((manager) => this.messages.queue(manager, message))
    return this.get(id!)
  }

  async get(id: string): Promise<TestSms> {
    const message = await this.repository.find(id)
    if (message?.template !== 'test') throw new NotFound(providerTexts.unknownTestSms)
    return toTestSms(message, this.sms)
  }
}
