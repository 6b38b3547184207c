import type { SmsDelivery } from './sms.js'

/** What a carrier reports of one message that it took. */
export interface DeliveryReport {
  readonly providerId: string
  /** Our own id, where the carrier gives it back. */
  readonly messageId: string | null
  readonly delivery: SmsDelivery
  readonly error: string | null
  /** True where the carrier did not send it because this number wants nothing of ours. */
  readonly isOptedOut: boolean
}
