/** The carrier's own classification of a message, by a keyword list that we cannot see. */
export type CarrierKeyword = 'stop' | 'start' | 'help'

/** A text message from a person to us. */
export interface IncomingReply {
  readonly provider: string
  readonly providerMessageId: string
  /** E.164. */
  readonly phone: string
  /** Unchanged, as received. */
  readonly body: string
  /** The carrier's classification, if it gives one. */
  readonly keyword?: CarrierKeyword | null
  /** True if the carrier has already answered it: a second answer of ours would be one too many. */
  readonly isAnswered?: boolean
}

/** A reply that a carrier delivered, with the carrier's full payload. */
export type DeliveredReply = Required<IncomingReply> & { readonly payload: Readonly<Record<string, unknown>> }
