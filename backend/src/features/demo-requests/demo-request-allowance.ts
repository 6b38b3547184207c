import { Inject, Injectable } from '@nestjs/common'
import { demoRefusalSentences, type RequestDemo } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { Invalid } from '../../http/failures.js'
import { isServedPhone } from '../../limits/is-served-phone.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { demoRequestLimits } from './demo-request-limits.js'

/** Who asks: an admin, or anybody at an address. */
export interface Requester {
  readonly adminId: string | null
  readonly address: string
}

/** Decides whether messages may go to these people, against those who would have strangers' phones rung. */
@Injectable()
export class DemoRequestAllowance {
  constructor(
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws Invalid for a country that gets no SMS, TooMany where a limit for callers without a session is used up. */
  async take(body: RequestDemo, { adminId, address }: Requester): Promise<void> {
    const phones = body.role === 'manager' ? [body.recipientPhone, body.managerPhone] : [body.recipientPhone]
    if (!phones.every((phone) => isServedPhone(phone, this.config))) throw new Invalid(demoRefusalSentences.country)
    if (adminId !== null) return
    await this.limits.consume(demoRequestLimits.address, address)
    for (const phone of new Set(phones)) await this.limits.consume(demoRequestLimits.phone, phone)
    await this.limits.consume(demoRequestLimits.everybody, 'all')
  }

  /** The same for a demo that rings nobody's phone. */
  async takeWithoutPhone({ adminId, address }: Requester): Promise<void> {
    if (adminId !== null) return
    await this.limits.consume(demoRequestLimits.address, address)
    await this.limits.consume(demoRequestLimits.everybody, 'all')
  }
}
