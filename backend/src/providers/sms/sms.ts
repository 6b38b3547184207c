/** One message on its way out. `id` is ours and stays the same over every attempt. */
export interface OutgoingSms {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly body: string
  /** When the first attempt began: where a provider is asked what it knows, the search starts here. */
  readonly firstTriedAt: Date
}

/** What an attempt certainly led to. A rejected message will never be taken. */
export type SmsResult = { kind: 'sent'; providerId: string } | { kind: 'rejected'; reason: string }

/** The provider certainly did nothing: it refused the connection, or asked to come back later. */
export class SmsNotTaken extends Error {}

/**
 * Sends text messages. `send` is called once an attempt: it throws SmsNotTaken where certainly nothing happened; any
 * other error means that nobody knows, and `find` is asked before the message is sent again.
 */
export abstract class Sms {
  /** Seconds after which the provider's own list shows a message that it took. */
  abstract readonly settleSecs: number
  /** True where the carrier answers HELP, STOP and START itself: a second answer of ours would be one too many. */
  abstract readonly carrierHandlesKeywords: boolean
  abstract send(message: OutgoingSms): Promise<SmsResult>
  /** The provider's id of this message where it was taken, else null; throws where the provider cannot be asked. */
  abstract find(message: OutgoingSms): Promise<string | null>
}
