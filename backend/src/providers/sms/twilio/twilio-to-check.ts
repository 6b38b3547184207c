import type { TwilioAccount } from '../../../config/twilio-settings.js'
import type { TwilioClient } from './twilio-client.js'

/** The account to check, and the values that the check expects. */
export interface TwilioToCheck {
  readonly client: TwilioClient
  readonly account: Pick<TwilioAccount, 'accountSid' | 'sender'>
  /** The address that replies must be posted to. */
  readonly inboundAddress: string
  readonly timeoutSecs: number
}
