import { text, wholeNumber, type Environment } from './variables.js'

export interface SmsSettings {
  /** Throughput limit of one sender, in message segments per second; null for no limit. */
  readonly segmentsPerSec: number | null
  /** Seconds until the carrier's own message list is complete enough to reconcile an unknown outcome. */
  readonly reconcileAfterSecs: number
  /** Seconds until an attempt times out and its outcome is unknown. Shorter than the lease of an attempt. */
  readonly timeoutSecs: number
}

export function smsSettings(env: Environment, provider: 'outbox' | 'twilio'): SmsSettings {
  const isPaced = provider === 'twilio' || text(env, 'SMS_SEGMENTS_PER_SEC') !== null
  return {
    segmentsPerSec: isPaced ? wholeNumber(env, 'SMS_SEGMENTS_PER_SEC', 1, 1, 1000) : null,
    reconcileAfterSecs: wholeNumber(env, 'SMS_SETTLE_SECS', 20, 1, 3600),
    timeoutSecs: wholeNumber(env, 'SMS_TIMEOUT_SECS', 10, 1, 12),
  }
}
