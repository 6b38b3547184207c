/** What a carrier takes a message for, by a list of its own that we do not see. */
export type CarrierKeyword = 'stop' | 'start' | 'help'

/** A text message that a person sent us. */
export interface IncomingReply {
  readonly provider: string
  readonly providerMessageId: string
  /** E.164. */
  readonly phone: string
  /** As it came. */
  readonly body: string
  /** What the carrier took the message for, where it says so. */
  readonly keyword?: CarrierKeyword | null
  /** True where the carrier has answered it already: a second answer of ours would be one too many. */
  readonly isAnswered?: boolean
}

/** A reply that a carrier handed in, with everything that it said of it. */
export type DeliveredReply = Required<IncomingReply> & { readonly payload: Readonly<Record<string, unknown>> }
