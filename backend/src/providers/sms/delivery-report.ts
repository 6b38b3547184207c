import type { SmsDelivery } from './sms.js'

/** A carrier's report on one message that it accepted. */
export interface DeliveryReport {
  readonly providerId: string
  /** Our own id, if the carrier returns it. */
  readonly messageId: string | null
  readonly delivery: SmsDelivery
  readonly error: string | null
  /** True if the carrier did not send it because the recipient has opted out. */
  readonly isOptedOut: boolean
}
