import type { TwilioAccount } from '../../../config/twilio-settings.js'
import type { TwilioClient } from './twilio-client.js'

/** Whom a check asks, and what it is to find. */
export interface TwilioToCheck {
  readonly client: TwilioClient
  readonly account: Pick<TwilioAccount, 'accountSid' | 'sender'>
  /** Where replies are to be posted. */
  readonly inboundAddress: string
  readonly timeoutSecs: number
}
