import type { ProviderFinding } from '@clarity/contracts'
import { Port } from '../port.js'

/** One outgoing message. `id` is ours and stays the same over every attempt. */
export interface OutgoingSms {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly body: string
  /** Before the first attempt. Reconciliation searches the provider's messages from here on. */
  readonly firstTriedAt: Date
}

/** The certain result of an attempt. A rejected message will never be accepted. */
export type SmsResult =
  | { kind: 'sent'; providerId: string }
  /** `isOptedOut` is true if the carrier knows that the recipient has opted out. */
  | { kind: 'rejected'; reason: string; isOptedOut?: boolean }

/**
 * The provider certainly did not send the message: it is unreachable, asks for a later retry, or refuses the account.
 * The error's message is for an operator: what is wrong, and what to do about it.
 */
export class SmsNotAccepted extends Error {}

/** The carrier's delivery statuses, in order. The last three are final: the first of them to arrive stays. */
export const smsDeliveries = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type SmsDelivery = (typeof smsDeliveries)[number]

/** The rate limit per sender. We throttle before the carrier does. */
export interface SmsPace {
  readonly sender: string
  readonly segmentsPerSec: number
}

/**
 * Sends text messages. `send` is called once per attempt. It throws SmsNotAccepted if certainly nothing was sent. After
 * any other error the outcome is unknown, and `listAccepted` is called before the next attempt.
 */
export abstract class Sms extends Port {
  /** Seconds after which the provider's own list contains a message that it accepted. */
  abstract readonly reconcileAfterSecs: number
  /** Null if there is no rate limit. */
  abstract readonly pace: SmsPace | null
  /** True if messages reach real phones. */
  abstract readonly isCarrier: boolean
  abstract send(message: OutgoingSms): Promise<SmsResult>
  /**
   * The provider's ids of accepted messages that may be this one, oldest first. Equal texts to the same phone are all
   * included. Throws if the provider is unreachable.
   */
  abstract listAccepted(message: OutgoingSms): Promise<string[]>
  /** Explains to an operator why a message failed and what to do. `reason` comes from `send` or a delivery report. */
  abstract explain(reason: string): ProviderFinding
}
