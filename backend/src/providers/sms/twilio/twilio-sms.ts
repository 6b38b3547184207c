import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../../../config/config.js'
import type { TwilioAccount } from '../../../config/twilio-settings.js'
import type { ProviderDescription } from '../../port.js'
import { Sms, SmsNotAccepted, type OutgoingSms, type SmsPace, type SmsResult } from '../sms.js'
import { checkTwilio } from './check-twilio.js'
import { describeTwilio } from './describe-twilio.js'
import { explainFailure } from './explain-failure.js'
import { isSameText } from './same-text.js'
import { twilioClient, type TwilioClient } from './twilio-client.js'
import { accountRemedy, optedOutCode, queueFullCode, twilioRefusal } from './twilio-errors.js'
import { inboundAddress, statusCallback } from './twilio-webhook-address.js'

/** The maximum difference between Twilio's clock and ours. */
const clockSkewMs = 10 * 60 * 1000

/** No recipient gets that many messages between an attempt and its reconciliation. */
const listLimit = 1000

/** Sends by Twilio's messaging API, with the official client. */
export class TwilioSms extends Sms {
  readonly reconcileAfterSecs: number
  readonly pace: SmsPace | null
  readonly isCarrier = true
  private readonly client: TwilioClient
  private readonly sender: TwilioAccount['sender']

  constructor(
    private readonly account: TwilioAccount,
    private readonly config: Pick<Config, 'publicUrl' | 'sms'>,
  ) {
    super()
    const { reconcileAfterSecs, segmentsPerSec, timeoutSecs } = config.sms
    this.reconcileAfterSecs = reconcileAfterSecs
    this.sender = account.sender
    this.pace = segmentsPerSec === null ? null : { sender: Object.values(account.sender)[0] as string, segmentsPerSec }
    this.client = twilioClient(account, timeoutSecs * 1000)
  }

  async send({ id, phone, body }: OutgoingSms): Promise<SmsResult> {
    const callback = statusCallback(this.config.publicUrl, id)
    const message = { to: phone, body, statusCallback: callback, ...this.sender }
    const created = await this.client.messages.create(message).catch((error: unknown) => resultOf(error))
    if ('kind' in created) return created
    // A proxy's page with status 200 is no message: the outcome is unknown.
    if (!/^(SM|MM)/.test(String(created.sid))) throw new Error('the answer contains no message id')
    return { kind: 'sent', providerId: created.sid }
  }

  /**
   * Filters by recipient only. A message in Twilio's queue has no date of sending yet, so a filter by that date would
   * hide the message that was just accepted.
   */
  async listAccepted({ phone, body, firstTriedAt }: OutgoingSms): Promise<string[]> {
    const found = await this.client.messages.list({ to: phone, limit: listLimit, pageSize: listLimit }).catch(rethrow)
    const since = firstTriedAt.getTime() - clockSkewMs
    // Twilio lists the newest first, and its times have no fractions of a second.
    return found
      .toReversed()
      .filter((message) => message.direction !== 'inbound' && message.dateCreated.getTime() >= since)
      .filter((message) => isSameText(message.body, body))
      .sort((one, other) => one.dateCreated.getTime() - other.dateCreated.getTime())
      .map((message) => message.sid)
  }

  explain(reason: string): ProviderFinding {
    return explainFailure(reason)
  }

  describe(config: Config): ProviderDescription {
    return describeTwilio(this.account, config)
  }

  check({ publicUrl, sms: { timeoutSecs } }: Config): Promise<ProviderFinding[]> {
    const { client, account } = this
    return checkTwilio({ client, account, timeoutSecs, inboundAddress: inboundAddress(publicUrl) })
  }
}

/** Only the error code is kept, not the message. */
function resultOf(error: unknown): SmsResult {
  const refusal = twilioRefusal(error)
  if (refusal === null) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED')
      throw new SmsNotAccepted('Twilio refuses the connection')
    throw new Error(`Twilio did not answer: ${(error as NodeJS.ErrnoException).code ?? 'time-out'}`)
  }
  const { status, code } = refusal
  const reason = `Twilio error ${code ?? status}`
  const remedy = accountRemedy(status, code)
  if (remedy !== null) throw new SmsNotAccepted(`${reason}: ${remedy}`)
  if (status === 429 || code === queueFullCode) throw new SmsNotAccepted('Twilio asks to retry later')
  if (status < 400 || status >= 500 || status === 408) throw new Error(`Twilio answered ${status}`)
  return { kind: 'rejected', reason, ...(code === optedOutCode && { isOptedOut: true }) }
}

function rethrow(error: unknown): never {
  const refusal = twilioRefusal(error)
  if (refusal === null) throw new Error('Twilio did not answer')
  const remedy = accountRemedy(refusal.status, refusal.code)
  throw new Error(`Twilio answered ${refusal.status}${remedy === null ? '' : `: ${remedy}`}`)
}
