import { Inject, Injectable } from '@nestjs/common'
import { demoRefusalTexts, isPlainName, type RequestDemo } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { Invalid, Unavailable } from '../../http/failures.js'
import { isServedPhone } from '../../limits/is-served-phone.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { SendingService } from '../sending/sending.service.js'
import { demoRequestLimits } from './demo-request-limits.js'

/** The caller: an admin, a program with a token, or an address without either. */
export interface Requester {
  readonly adminId: string | null
  /** False for a stranger. */
  readonly isTrusted: boolean
  readonly address: string
}

/** Decides whether messages may be sent to these people. Protects strangers' phones from abuse. */
@Injectable()
export class DemoRequestAllowance {
  constructor(
    private readonly limits: RateLimits,
    private readonly sending: SendingService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Throws Invalid for a country without SMS and for an implausible name from a caller without a session, TooMany if a
   * rate limit for such callers is used up, Unavailable while they are not served. True if the manager has to confirm
   * first.
   */
  async take(body: RequestDemo, { isTrusted, address }: Requester): Promise<{ wantsConfirmation: boolean }> {
    const isManaged = body.role === 'manager'
    const phones = isManaged ? [body.recipientPhone, body.managerPhone] : [body.recipientPhone]
    if (!phones.every((phone) => isServedPhone(phone, this.config))) throw new Invalid(demoRefusalTexts.country)
    if (isTrusted) return { wantsConfirmation: false }
    const names = isManaged ? [body.recipientName, body.managerName] : [body.recipientName]
    if (!names.every(isPlainName)) throw new Invalid(demoRefusalTexts.name)
    if (!(await this.sending.servesStrangers())) throw new Unavailable(demoRefusalTexts.paused)
    await this.takeAll([
      [demoRequestLimits.network, networkOf(address)],
      ...[...new Set(phones)].flatMap((phone) => [
        [demoRequestLimits.phone, phone] as const,
        [demoRequestLimits.phoneOverDays, phone] as const,
      ]),
    ])
    const isWithinBudget = await this.sending.spendOnStranger()
    return { wantsConfirmation: isManaged && (!isWithinBudget || this.config.strangers === 'confirm') }
  }

  /** The same for a demo without a phone number, which has its own rate limit. */
  async takeWithoutPhone({ isTrusted, address }: Requester): Promise<void> {
    if (!isTrusted) await this.limits.consume(demoRequestLimits.welcome, networkOf(address))
  }

  /** All or nothing: a refusal for one phone must not use up the limit of another. */
  private async takeAll(counts: readonly (readonly [limit: Limit, key: string])[]): Promise<void> {
    for (const [index, [limit, key]] of counts.entries())
      try {
        await this.limits.consume(limit, key)
      } catch (error) {
        for (const [consumed, consumedKey] of counts.slice(0, index)) await this.limits.refund(consumed, consumedKey)
        throw error
      }
  }
}
