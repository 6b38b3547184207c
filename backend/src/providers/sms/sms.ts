import type { ProviderFinding } from '@clarity/contracts'
import { Port } from '../port.js'

/** One message on its way out. `id` is ours and stays the same over every attempt. */
export interface OutgoingSms {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly body: string
  /** Before the first attempt: where a provider is asked what it knows, the search starts here. */
  readonly firstTriedAt: Date
}

/** What an attempt certainly led to. A rejected message will never be taken. */
export type SmsResult =
  | { kind: 'sent'; providerId: string }
  /** `isOptedOut` where the carrier knows that this number wants nothing of ours. */
  | { kind: 'rejected'; reason: string; isOptedOut?: boolean }

/**
 * The provider certainly did nothing: it cannot be reached, asks to come back later, or refuses the account itself. Its
 * message is for an operator: what is wrong, and what to do about it.
 */
export class SmsNotTaken extends Error {}

/** What the carrier tells of a message's way, in its order. The last three are ends: the first of them stays. */
export const smsDeliveries = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'] as const
export type SmsDelivery = (typeof smsDeliveries)[number]

/** Whose sending is held back, so that no carrier has to. */
export interface SmsPace {
  readonly sender: string
  readonly segmentsPerSec: number
}

/**
 * Sends text messages. `send` is called once an attempt: it throws SmsNotTaken where certainly nothing happened; any
 * other error means that nobody knows, and `listTaken` is asked before the message is sent again.
 */
export abstract class Sms extends Port {
  /** Seconds after which the provider's own list shows a message that it took. */
  abstract readonly reconcileAfterSecs: number
  /** Null where messages may go out as fast as they come. */
  abstract readonly pace: SmsPace | null
  /** True where real phones ring. */
  abstract readonly isCarrier: boolean
  abstract send(message: OutgoingSms): Promise<SmsResult>
  /**
   * The provider's ids of what it took that may be this message, oldest first: texts that are alike to the same phone
   * are all in it. Throws where the provider cannot be asked.
   */
  abstract listTaken(message: OutgoingSms): Promise<string[]>
  /** For a person: a reason that `send` or the carrier's report gave for a message that failed, and what to do. */
  abstract explain(reason: string): ProviderFinding
}
