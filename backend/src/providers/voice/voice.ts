/** One call on its way out. `id` is ours and stays the same over every attempt. */
export interface OutgoingCall {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Whose scenario the agent plays, and whom the finished conversation belongs to. */
  readonly demoRequestId: string
  /** When the first attempt began: where a provider is asked what it knows, the search starts here. */
  readonly firstTriedAt: Date
}

/** What an attempt certainly led to. A rejected call will never be placed. */
export type VoiceResult = { kind: 'placed'; providerId: string } | { kind: 'rejected'; reason: string }

/** The provider certainly did nothing: it refused the connection, or asked to come back later. */
export class CallNotTaken extends Error {}

/**
 * Phones people. `placeCall` is called once an attempt: it throws CallNotTaken where certainly nothing happened; any
 * other error means that nobody knows, and `findCall` is asked before the phone is rung again.
 */
export abstract class Voice {
  /** Seconds after which the provider's own list shows a call that it placed. */
  abstract readonly settleSecs: number
  /** True where we hear at once that a phone is answered; else a call that rings for long may well be a conversation. */
  abstract readonly announcesAnswers: boolean
  abstract placeCall(call: OutgoingCall): Promise<VoiceResult>
  /** The provider's id of this call where it was placed, else null; throws where the provider cannot be asked. */
  abstract findCall(call: OutgoingCall): Promise<string | null>
}
